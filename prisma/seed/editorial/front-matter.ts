import { parse } from "yaml";

/** A Markdown file in its two parts. */
export interface FrontMatter {
  /** What the YAML says; a mapping, or whatever else was written there. */
  data: unknown;
  /** The Markdown after it, without blank lines around it. */
  body: string;
}

const FENCE = /^---[ \t]*$/;

/**
 * Parts a Markdown file into its YAML front matter (between two lines "---", the first of which
 * begins the file) and its body. Line ends of Windows and a byte order mark are taken. Dates stay
 * text, as YAML 1.2 has them. Throws Error in words for whoever wrote the file when a fence is
 * missing or the YAML cannot be read (the message then names the line of the file).
 */
export function splitFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n/);
  if (!FENCE.test(lines[0] ?? "")) throw new Error('the first line must be "---"');
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1) throw new Error('no second line "---" ends the front matter');
  // The blank line keeps the parser's line numbers those of the file.
  const yaml = ["", ...lines.slice(1, end)].join("\n");
  try {
    return {
      data: parse(yaml),
      body: lines
        .slice(end + 1)
        .join("\n")
        .trim(),
    };
  } catch (error) {
    const [message = "cannot be read"] = (error as Error).message.split("\n");
    throw new Error(`front matter: ${message.replace(/:$/, "")}`);
  }
}
