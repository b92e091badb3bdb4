import type { Random } from "../hostile/random";

// Ways in which people set a quotation and its reference into a text.

const BEFORE = [
  "",
  "",
  "Let us look at it once more. ",
  "This was the text of last Sunday’s sermon. ",
  "Many of us learned it as children. ",
  "I keep coming back to one line. ",
];
const AFTER = [
  "",
  "",
  " It has stayed with me.",
  " So much for that.",
  " We will come back to it.",
];

/** A quotation with its reference. */
type Frame = (quoted: string, reference: string) => string;

/** Each line of a quotation that is set apart has the sign for it. */
const lines = (quoted: string) => quoted.replace(/\n/g, "\n> ");

const MARKED: readonly Frame[] = [
  (q, ref) => `“${q}” (${ref}).`,
  (q, ref) => `"${q}" (${ref}).`,
  (q, ref) => `${ref} says, “${q}”`,
  (q, ref) => `${ref}: "${q}"`,
  (q, ref) => `“${q}” — ${ref}`,
  (q, ref) => `«${q}» (${ref})`,
  (q, ref) => `„${q}“ (${ref})`,
  (q, ref) => `As it is written in ${ref}: “${q}”`,
  (q, ref) => `In ${ref} we read: “${q}”`,
  (q, ref) => `**${ref}**\n\n“${q}”`,
  (q, ref) => `1. **${ref}** – "${q}"`,
  (q, ref) => `‘${q}’ (${ref})`,
  (q, ref) => `The preacher said, “Remember what is written: ‘${q}’ (${ref}).”`,
];
const APART: readonly Frame[] = [
  (q, ref) => `> ${lines(q)}\n> — ${ref}`,
  (q, ref) => `> ${lines(q)} (${ref})`,
  (q, ref) => `${ref}\n\n> ${lines(q)}`,
];
const BARE: readonly Frame[] = [
  (q, ref) => `${q} (${ref}).`,
  (q, ref) => `${ref}: ${q}\n`,
  (q, ref) => `${q} – ${ref}\n`,
];
const ALONE: readonly ((quoted: string) => string)[] = [
  (q) => `“${q}”`,
  (q) => `It is written: “${q}”`,
  (q) => `"${q}"`,
  (q) => `The Bible says, “${q}”`,
  (q) => `> ${lines(q)}`,
];

const TO_WRITE: readonly (readonly [RegExp, string])[] = [
  [/^Genesis/, "Gen."],
  [/^Psalm/, "Ps"],
  [/^Proverbs/, "Prov"],
  [/^Isaiah/, "Isa."],
  [/^Matthew/, "Matt"],
  [/^John/, "Jn"],
  [/^Romans/, "Rom."],
  [/^1 Corinthians/, "1 Cor"],
  [/^Ephesians/, "Eph"],
  [/^Hebrews/, "Heb."],
  [/^Revelation/, "Rev"],
];

/** A reference as one of many writers has it. */
export function written(random: Random, reference: string): string {
  const way = random.below(6);
  if (way === 0) {
    const short = TO_WRITE.find(([name]) => name.test(reference));
    if (short) return reference.replace(short[0], short[1]);
  }
  if (way === 1) return reference.replace(/ (\d+):(\d+)$/, " chapter $1 verse $2");
  return way === 2 ? reference.replace("-", "–") : reference;
}

/** Sentences around it; a quotation in a line of its own stays there. */
const around = (random: Random, text: string) =>
  /\n|^>/.test(text) ? text.trim() : random.pick(BEFORE) + text + random.pick(AFTER);

/** Marks that would close a quotation early, as other ones. */
function fitting(frame: string, quoted: string): string {
  if (frame.startsWith("‘")) return quoted.replace(/[‘’](?!\p{L})|(?<!\p{L})[‘’]/gu, "");
  return quoted;
}

/** A quotation beside its reference; `bare` allows frames without marks. */
export function framed(
  random: Random,
  quoted: string,
  reference: string,
  bare: "bare" | "marked",
): string {
  const way = random.below(10);
  const list = bare === "bare" && way < 2 ? BARE : way < 4 ? APART : MARKED;
  const frame = random.pick(list);
  const shape = frame("", "");
  const inner = list === MARKED ? inMarks(shape, quoted) : quoted;
  return around(random, frame(fitting(shape, inner), written(random, reference)));
}

/** A quotation without a reference. */
export function alone(random: Random, quoted: string): string {
  const frame = random.pick(ALONE);
  return around(random, frame(inMarks(frame(""), quoted)));
}

/** Marks within marks are single ones. */
function inMarks(frame: string, quoted: string): string {
  if (frame.includes("‘")) return quoted.replace(/[“”"]/g, "");
  return quoted.replace(/“/g, "‘").replace(/”/g, "’").replace(/"/g, "'");
}
