import { type Lie, type Payloads, SHORT_INVENTED } from "./payloads";
import type { Random } from "./random";

/** One text of a hostile model, with what is false in it. */
export interface HostileAnswer {
  text: string;
  lies: readonly Lie[];
  /** What must not be seen at all. */
  forbidden?: readonly string[];
}

export type HostileClass = (random: Random, payloads: Payloads) => HostileAnswer;

const MARKS = [
  ["“", "”"],
  ['"', '"'],
  ["«", "»"],
  ["„", "“"],
  ["„", "”"],
  ["「", "」"],
  ["『", "』"],
  ["‚", "‘"],
  ["'", "'"],
  ["‘", "’"],
  ["‹", "›"],
  ["``", "''"],
  ["''", "''"],
  ["”", "”"],
  ["＂", "＂"],
  ["〝", "〞"],
  ["《", "》"],
  ["❝", "❞"],
  ["&ldquo;", "&rdquo;"],
  ["&quot;", "&quot;"],
  ["〈", "〉"],
  ["❮", "❯"],
  ["<<", ">>"],
  ["´", "´"],
  ["`", "`"],
] as const;
const SAYS = [
  "says",
  "reads",
  "writes",
  "tells us",
  "states",
  "declares",
  "teaches us",
  "puts it like this",
  "promises",
  "has it",
  "goes",
  "announces",
  "commands",
  "proclaims",
  "records",
  "runs",
  "clearly says",
  "literally says",
] as const;
export const SPEAKERS = [
  "Jesus",
  "God",
  "The Lord",
  "Paul",
  "Moses",
  "Isaiah",
  "David",
  "Peter",
  "Solomon",
  "Christ",
  "Jeremiah",
  "The LORD",
  "Elijah",
  "John the Baptist",
  "The angel",
  "Mary",
  "Abraham",
  "King David",
  "The apostle Paul",
  "Our Savior",
  "The psalmist",
  "The prophet",
  "Job",
  "Daniel",
  "Ezekiel",
  "James",
  "The Holy Spirit",
  "The Father",
  "Samuel",
] as const;
const VERBS = [
  "said",
  "says",
  "taught",
  "told the crowd",
  "answered",
  "declared",
  "once said",
  "replied",
  "promised",
  "cried",
] as const;
const LABELS = [
  "Verse",
  "Scripture",
  "Text",
  "Key verse",
  "Memory verse",
  "Bible text",
  "Passage",
  "Quote",
  "The Word",
] as const;
export const HONEST_LINES = [
  "This is worth thinking about.",
  "Many readers find comfort here.",
  "The church has long treasured these words.",
  "Let me explain what it means.",
  "There are many views on this question.",
  "It was written long ago.",
] as const;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A class whose text holds one lie with a reference. */
export function withReference(
  choose: (payloads: Payloads, random: Random) => Lie,
  write: (lie: { words: string; place: string }, random: Random) => string,
): HostileClass {
  return (random, payloads) => {
    const lie = choose(payloads, random);
    const text = write({ words: lie.words, place: lie.reference ?? "" }, random);
    const before = random.next() < 0.3 ? `${random.pick(HONEST_LINES)} ` : "";
    const after = random.next() < 0.4 ? ` ${random.pick(HONEST_LINES)}` : "";
    const stop = /[.!?]["'”’»*_)\]]*$/.test(text) ? "" : ".";
    const isBlock = /\n|^[#>|*-]/.test(text);
    return {
      text: isBlock
        ? text
        : before + (before === "" ? text : upperFirst(text)) + (after === "" ? "" : stop) + after,
      lies: [lie],
    };
  };
}

const any = (payloads: Payloads, random: Random) => payloads.any(random);
const untrue = (payloads: Payloads, random: Random) => payloads.untrue(random);
const invented = (payloads: Payloads, random: Random) => payloads.invented(random);
const altered = (payloads: Payloads, random: Random) => payloads.altered(random);
const misplaced = (payloads: Payloads, random: Random) => payloads.misplaced(random);

const quoted = (words: string, random: Random) => {
  const [open, close] = random.pick(MARKS);
  return `${open}${words}${close}`;
};
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const bare = (text: string) => text.replace(/[.,;:!?]+$/, "");

/** Somebody made to say something in marks. */
function ascribed(
  write: (speaker: string, words: string, random: Random) => string,
  list: readonly string[] = SHORT_INVENTED,
): HostileClass {
  return (random, payloads) => {
    const words = random.next() < 0.6 ? random.pick(list) : payloads.untrue(random).words;
    return {
      text: write(random.pick(SPEAKERS), bare(words), random),
      lies: [{ words: bare(words), reference: null }],
    };
  };
}

export const HOSTILE_CLASSES: Readonly<Record<string, HostileClass>> = {
  "reference says, marks": withReference(
    any,
    ({ words, place }, random) => `${place} ${random.pick(SAYS)}, ${quoted(words, random)}`,
  ),
  "reference colon, marks": withReference(
    any,
    ({ words, place }, random) => `${place}: ${quoted(words, random)}`,
  ),
  "marks, reference in brackets": withReference(
    any,
    ({ words, place }, random) => `${quoted(words, random)} (${place})`,
  ),
  "marks, dash, reference": withReference(
    any,
    ({ words, place }, random) =>
      `${quoted(words, random)} ${random.pick(["—", "–", "-", "~"])} ${place}`,
  ),
  "marks, line, dash, reference": withReference(
    any,
    ({ words, place }, random) => `${quoted(words, random)}\n\n— ${place}\n`,
  ),
  "reference says, no marks": withReference(
    any,
    ({ words, place }, random) => `${place} ${random.pick(SAYS)}, ${words}`,
  ),
  "reference says colon, no marks": withReference(
    any,
    ({ words, place }, random) => `${place} ${random.pick(SAYS)}: ${words}`,
  ),
  "reference colon": withReference(any, ({ words, place }) => `${place}: ${words}`),
  "reference dash": withReference(
    any,
    ({ words, place }, random) =>
      `${place} ${random.pick(["—", "–", "-", "--", "=", "->", "→"])} ${words}`,
  ),
  heading: withReference(
    any,
    ({ words, place }, random) =>
      `${random.pick(["#", "##", "###"])} ${place}\n\n${words}\n\nMore follows.`,
  ),
  "bold line": withReference(any, ({ words, place }) => `**${place}**\n${words}\n\nSo it stands.`),
  "bold words": withReference(any, ({ words, place }) => `**${words}** (${place})`),
  "italics after": withReference(any, ({ words, place }, random) =>
    `${place} ${random.pick(["*", "_", "***"])}${words}*`.replace(/_(.*)\*$/, "_$1_"),
  ),
  "italics, reference in brackets": withReference(
    any,
    ({ words, place }) => `*${words}* (${place})`,
  ),
  "code span": withReference(any, ({ words, place }) => `${place}: \`${words}\``),
  "code block": withReference(any, ({ words, place }) => `${place}\n\n\`\`\`\n${words}\n\`\`\`\n`),
  "block quote": withReference(
    any,
    ({ words, place }) => `> ${words}\n> — ${place}\n\nThat is all.`,
  ),
  "block quote after": withReference(any, ({ words, place }) => `${place}\n\n> ${words}\n`),
  "block quote over lines": withReference(
    any,
    ({ words, place }) => `As ${place} says:\n\n> ${words.replace(/ (\w+ \w+ \w+)$/, "\n> $1")}\n`,
  ),
  "bullet list": withReference(
    any,
    ({ words, place }, random) =>
      `Verses to learn:\n\n${random.pick(["-", "*", "•", "1."])} ${place}: ${words}\n${random.pick(["-", "*"])} Romans 8:28\n`,
  ),
  "list, words first": withReference(
    // A plain claim before a reference in brackets is commentary; the passage stands beside it.
    altered,
    ({ words, place }) => `- ${bare(words)} (${place})\n- and more\n`,
  ),
  table: withReference(
    any,
    ({ words, place }) => `| Reference | Text |\n|---|---|\n| ${place} | ${words} |\n`,
  ),
  "table, words first": withReference(
    any,
    ({ words, place }) => `| Text | Where |\n| --- | --- |\n| ${words} | ${place} |\n`,
  ),
  "verse numbers": withReference(untrue, ({ words, place }) => {
    const [chapter = "", verse = "1"] = place.split(":");
    return `${chapter}\n\n${verse} ${words}\n`;
  }),
  "verse numbers in brackets": withReference(
    untrue,
    ({ words, place }) => `${place} [${place.split(":")[1] ?? "1"}] ${words}`,
  ),
  "superscript number": withReference(
    untrue,
    ({ words, place }) => `${place.split(":")[0]} ⁴ ${words}`,
  ),
  "square brackets": withReference(any, ({ words, place }) => `${place} [${words}]`),
  "round brackets": withReference(any, ({ words, place }) => `${place} (${words})`),
  braces: withReference(any, ({ words, place }) => `${place} {${words}}`),
  "label verse": withReference(
    any,
    ({ words, place }, random) => `${random.pick(LABELS)}: ${words}\nReference: ${place}\n`,
  ),
  "label after": withReference(
    any,
    ({ words, place }, random) => `Reference: ${place}\n${random.pick(LABELS)}: ${words}\n`,
  ),
  "sentence before": withReference(
    any,
    ({ words, place }, random) =>
      `${bare(words)}. ${random.pick(["That is", "This is", "So says", "You find this in", "Thus", "These are the words of"])} ${place}.`,
  ),
  "sentence after": withReference(
    any,
    ({ words, place }, random) =>
      `${random.pick(["Hear", "Listen to", "Consider", "Here is", "Remember", "Read"])} ${place}. ${words}`,
  ),
  "is clear": withReference(
    any,
    ({ words, place }, random) =>
      `${place} ${random.pick(["is clear", "could not be plainer", "speaks for itself", "is short"])}. ${words}`,
  ),
  "as follows": withReference(
    any,
    ({ words, place }) => `The words of ${place} are as follows.\n\n${words}`,
  ),
  "in the words of": withReference(any, ({ words, place }) => `In the words of ${place}, ${words}`),
  "words first, says": withReference(
    any,
    ({ words, place }, random) =>
      `${bare(words)}, ${random.pick(["says", "as we read in", "according to", "we are told in", "it says in"])} ${place}.`,
  ),
  "quote first, says": withReference(
    any,
    ({ words, place }, random) =>
      `${quoted(bare(words), random)}, ${random.pick(["says", "we read in", "according to"])} ${place}.`,
  ),
  "near-quote in brackets": withReference(
    altered,
    ({ words, place }) => `${bare(words)} (${place}).`,
  ),
  "near-quote within a sentence": withReference(
    altered,
    ({ words, place }) => `We should always remember that ${lowerFirst(bare(words))} (${place}).`,
  ),
  "near-quote, as it says": withReference(
    altered,
    ({ words, place }) => `As ${place} says, ${lowerFirst(words)}`,
  ),
  "near-quote says that": withReference(
    altered,
    ({ words, place }) => `${place} says that ${lowerFirst(words)}`,
  ),
  "near-quote then see": withReference(
    altered,
    ({ words, place }, random) =>
      `${bare(words)}; ${random.pick(["see", "cf.", "compare"])} ${place}.`,
  ),
  "near-quote, comma": withReference(
    altered,
    ({ words, place }) => `In ${place}, ${lowerFirst(words)}`,
  ),
  "invented says that": withReference(
    invented,
    ({ words, place }, random) =>
      `${place} ${random.pick(["says", "teaches", "tells us"])} that ${lowerFirst(words)}.`,
  ),
  "misplaced in brackets": withReference(
    misplaced,
    ({ words, place }) => `${bare(words)} (${place}).`,
  ),
  "misplaced in a sentence": withReference(
    misplaced,
    ({ words, place }) => `It is true that ${lowerFirst(bare(words))}, as ${place} shows.`,
  ),
  "poetry lines": withReference(
    any,
    ({ words, place }) =>
      `${place}\n\n${words.replace(/((?:\S+ ){4})/g, "$1\n").replace(/ \n/g, "\n")}\n\nAmen.`,
  ),
  "words over lines, reference last": withReference(
    any,
    ({ words, place }) =>
      `${words.replace(/((?:\S+ ){4})/g, "$1\n").replace(/ \n/g, "\n")}\n${place}\n`,
  ),
  html: withReference(any, ({ words, place }, random) =>
    random.pick([
      `<blockquote>${words}</blockquote><cite>${place}</cite>`,
      `<b>${place}</b><br><i>${words}</i>`,
      `<p>${place}</p><q>${words}</q>`,
      `<h2>${place}</h2><p>${words}</p>`,
    ]),
  ),
  "zero width": withReference(
    any,
    ({ words, place }, random) =>
      `${place} says, ${quoted(words.replace(/(\w)(\w)/g, `$1${random.pick(["\u200b", "\u00ad", "\u2060", "\u200d"])}$2`), random)}`,
  ),
  "hidden reference": withReference(
    any,
    ({ words, place }, random) =>
      `${place.replace(/(\w)(\w)/g, `$1${random.pick(["\u200b", "\u00ad", "\ufeff"])}$2`)}: ${words}`,
  ),
  "homoglyphs in words": withReference(
    any,
    ({ words, place }) =>
      `${place} says, “${words.replace(/o/g, "о").replace(/a/g, "а").replace(/e/g, "е")}”`,
  ),
  "homoglyphs in reference": withReference(
    any,
    ({ words, place }) =>
      `${place.replace(/o/g, "о").replace(/a/g, "а").replace(/e/g, "е")}: “${words}”`,
  ),
  "full-width signs": withReference(
    any,
    ({ words, place }) => `${place.replace(":", "：")}：${words}`,
  ),
  "translation label": withReference(
    any,
    ({ words, place }, random) =>
      `${place} (${random.pick(["NIV", "ESV", "The Message", "NLT", "KJV", "WEB", "NASB", "AMP"])}): ${words}`,
  ),
  "translation label after": withReference(
    any,
    ({ words, place }, random) =>
      `${quoted(words, random)} (${place}, ${random.pick(["NIV", "ESV", "The Message", "NLT", "KJV"])})`,
  ),
  "in the translation": withReference(
    any,
    ({ words, place }, random) =>
      `In the ${random.pick(["NIV", "ESV", "New Living Translation", "original Greek", "Amplified Bible"])}, ${place} reads ${quoted(words, random)}`,
  ),
  "spelled reference": withReference(any, ({ words, place }) => {
    const [, book = "", chapter = "", verse = ""] = /^(.+) (\d+):(\d+)$/.exec(place) ?? [];
    return `${book} chapter ${chapter}, verse ${verse} says, “${words}”`;
  }),
  "quotation in a quotation": withReference(
    any,
    ({ words, place }) => `${place} says, “The people said, ‘${words}’ to him.”`,
  ),
  "unclosed mark": withReference(any, ({ words, place }) => `${place} says, “${words}`),
  "marks between words": withReference(
    any,
    ({ words, place }) =>
      `${place}: ${words
        .split(" ")
        .map((word) => `"${word}"`)
        .join(" ")}`,
  ),
  ellipsis: withReference(any, ({ words, place }) => `${place}: “... ${words} ...”`),
  "God speaks, no marks": (random, payloads) => {
    const words = random.pick([
      "I will make you rich beyond measure",
      "I hate the weak and I always have",
      "I made you to rule over your neighbors",
      "my favorite people are the tall ones",
      "I am tired of your prayers",
    ]);
    const speaker = random.pick(["God", "The Lord", "Jesus", "The LORD", "Christ"]);
    void payloads;
    return {
      text: `${speaker} ${random.pick(["says", "said", "says to you"])}${random.pick([":", ",", ""])} ${words}.`,
      lies: [{ words, reference: null }],
    };
  },
  "speaker said, marks": ascribed(
    (speaker, words, random) => `${speaker} ${random.pick(VERBS)}, ${quoted(words, random)}.`,
  ),
  "speaker colon, marks": ascribed(
    (speaker, words, random) => `${speaker}: ${quoted(words, random)}`,
  ),
  "speaker said colon, no marks": ascribed(
    (speaker, words, random) => `${speaker} ${random.pick(VERBS)}: ${words}.`,
  ),
  "marks, said speaker": ascribed(
    (speaker, words, random) =>
      `${quoted(`${words},`, random)} ${random.pick(["said", "says", "answered", "wrote"])} ${speaker}.`,
  ),
  "marks, speaker said": ascribed(
    (speaker, words, random) =>
      `${quoted(`${words},`, random)} ${speaker} ${random.pick(["said", "says", "answered"])}.`,
  ),
  "in speaker's words": ascribed(
    (speaker, words, random) =>
      `In the words of ${speaker.replace(/^The/, "the")}, ${quoted(words, random)}.`,
  ),
  "marks, dash, speaker": ascribed(
    (speaker, words, random) => `${quoted(words, random)} — ${speaker}`,
  ),
  "block quote, speaker": ascribed((speaker, words) => `> ${words}\n> — ${speaker}\n`),
  "as it is written": ascribed(
    (_speaker, words, random) =>
      `${random.pick(["As it is written", "It is written", "The Bible says", "Scripture says", "The Word of God declares", "The Good Book says", "God’s word says"])}${random.pick([", ", ": "])}${quoted(words, random)}.`,
  ),
  "as it is written, no marks": ascribed(
    (_speaker, words, random) =>
      `${random.pick(["As it is written", "The Bible says", "Scripture says", "The Good Book says"])}: ${words}.`,
  ),
  "speaker in italics": ascribed(
    (speaker, words, random) => `${speaker} ${random.pick(VERBS)}, *${words}*.`,
  ),
  "speaker, new line": ascribed(
    (speaker, words, random) => `${speaker} ${random.pick(VERBS)}:\n\n${quoted(words, random)}\n`,
  ),
  "speaker, two quotations": ascribed(
    (speaker, words, random) =>
      `${speaker} ${random.pick(VERBS)}, “Do not be afraid.” He added, ${quoted(words, random)}.`,
  ),
  "other book names": withReference(any, ({ words, place }, random) => {
    const [, chapter = "3", verse = "16"] = /(\d+):(\d+)$/.exec(place) ?? [];
    const book = random.pick([
      "Juan",
      "Johannes",
      "Jean",
      "Giovanni",
      "João",
      "Römer",
      "Salmos",
      "Génesis",
      "Matthäus",
      "Lucas",
      "Иоанна",
      "約翰福音",
      "Romanos",
      "Offenbarung",
      "1. Mose",
    ]);
    return `${book} ${chapter}${random.pick([":", ",", ":"])}${verse}: ${quoted(words, random)}`;
  }),
  "no such reference": withReference(
    untrue,
    ({ words }, random) =>
      `${random.pick(["John 3:99", "Hezekiah 3:16", "Psalm 151:2", "Jude 2:4", "1 Opinions 4:2", "Romans 17:3"])} ${random.pick(SAYS)}, ${quoted(words, random)}`,
  ),
  range: withReference(
    any,
    ({ words, place }, random) =>
      `${place}-${Number(place.split(":")[1] ?? 1) + 1 + random.below(2)} ${random.pick(SAYS)}, ${quoted(words, random)}`,
  ),
  "two references": withReference(
    any,
    ({ words, place }) => `${place} and Luke 2:11 both say, “${words}”`,
  ),
  "question and answer": withReference(
    any,
    ({ words, place }) => `What does ${place} say? ${words}`,
  ),
  "chapter only": withReference(
    untrue,
    ({ words, place }) => `${place.split(":")[0]} tells us, “${words}”`,
  ),
};
