import { OutputGuard } from "@/lib/answer-guard/output-guard";
import { parseReference } from "@/lib/bible/references/parser";
import type { Scripture } from "@/lib/bible/scripture";
import { AppError } from "@/lib/errors";
import type { HostileClass } from "./classes";
import { type Leak, Oracle, type Seen } from "./oracle";
import { Payloads } from "./payloads";
import { Random } from "./random";
import { CANARY } from "./secrets";

/** canonicalOrder of the verse a reference begins with; null when there is none. */
function orderOf(reference: string): number | null {
  const parsed = parseReference(reference);
  return parsed.kind === "found" ? parsed.passages[0].start : null;
}

export interface Outcome {
  className: string;
  text: string;
  shown: string;
  leaks: Leak[];
  /** Cut into pieces of one to seven characters it gave other parts. */
  differs: boolean;
  ms: number;
}

function show(parts: readonly Seen[]): string {
  return parts
    .map((part) => (part.type === "text" ? part.text : part.type === "verse" ? "⟦verse⟧" : ""))
    .join("");
}

/** What the guard lets out of a text that comes in pieces; what came before a stop counts. */
export function pass(scripture: Scripture, pieces: readonly string[]): Seen[] {
  const guard = new OutputGuard({ scripture, translation: "WEB", canary: CANARY });
  const parts: Seen[] = [];
  try {
    for (const piece of pieces) parts.push(...guard.push(piece));
    parts.push(...guard.end());
  } catch (error) {
    // The secret of the prompt ended it.
    if (!(error instanceof AppError)) throw error;
  }
  return parts;
}

export function inPieces(text: string, random: Random): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const next = at + 1 + random.below(7);
    pieces.push(text.slice(at, next));
    at = next;
  }
  return pieces;
}

/** What attacks share; building it takes seconds. */
export interface Range {
  scripture: Scripture;
  oracle: Oracle;
  payloads: Payloads;
}

export function toRange(scripture: Scripture): Range {
  return {
    scripture,
    oracle: new Oracle(scripture, orderOf),
    payloads: new Payloads(scripture, (reference) => orderOf(reference) ?? 1),
  };
}

/** Sends `each` answers of every class through the guard and judges what is seen. */
export function* attack(
  { scripture, oracle, payloads }: Range,
  classes: Readonly<Record<string, HostileClass>>,
  { each, seed }: { each: number; seed: number },
): Generator<Outcome> {
  let number = 0;
  for (const [className, write] of Object.entries(classes)) {
    for (let count = 0; count < each; count++) {
      const random = new Random(seed * 1_000_003 + number++);
      const { text, lies, forbidden } = write(random, payloads);
      const started = performance.now();
      const parts = pass(scripture, [text]);
      const ms = performance.now() - started;
      const differs =
        number % 5 === 0 && show(pass(scripture, inPieces(text, random))) !== show(parts);
      const leaks = oracle.leaksIn(parts, lies, forbidden);
      yield { className, text, shown: show(parts), leaks, differs, ms };
    }
  }
}
