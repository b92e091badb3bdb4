/** One instruction of a Dockerfile, its continued lines joined. */
interface Instruction {
  name: string;
  rest: string;
}

/** One stage: its name, the image or earlier stage it stands on, and what follows. */
export interface Stage {
  name: string;
  from: string;
  instructions: Instruction[];
}

/**
 * The stages of a Dockerfile, in order. Understands what ours uses: no heredocs, no ONBUILD, no
 * escape directive.
 */
export function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  const joined = text.replace(/^#.*\n/gm, "").replace(/\\\n\s*/g, "");
  for (const line of joined.split("\n").filter((line) => line.trim() !== "")) {
    const [, name = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    const from = /^(\S+)\s+AS\s+(\S+)$/i.exec(rest);
    if (name === "FROM" && from) {
      stages.push({ name: from[2] as string, from: from[1] as string, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, rest });
    }
  }
  return stages;
}

/**
 * `["a", "b"]` as the words it holds. @throws when it is the shell form, which our CMD and
 * HEALTHCHECK do not use.
 */
export function readWords(rest: string): string[] {
  return JSON.parse(rest.slice(rest.indexOf("["))) as string[];
}

/** Names and values of ENV, with earlier ones put in for `$NAME`. */
export function readEnv(rest: string, known: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    rest.split(/\s+/).map((pair) => {
      const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(pair) ?? [];
      return [name, value.replace(/\$(\w+)/g, (_, variable: string) => known[variable] ?? "")];
    }),
  );
}
