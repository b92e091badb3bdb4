import { type HostileClass, SPEAKERS, withReference } from "./classes";
import { type Payloads, SHORT_INVENTED } from "./payloads";
import type { Random } from "./random";

// After the answers of somebody who had not read the guard (docs/ai-quality.md): further layouts, frames and tricks,
// each as a class of its own.

const any = (payloads: Payloads, random: Random) => payloads.any(random);
const untrue = (payloads: Payloads, random: Random) => payloads.untrue(random);
const altered = (payloads: Payloads, random: Random) => payloads.altered(random);

const bare = (text: string) => text.replace(/[.,;:!?]+$/, "");
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const halves = (words: string): [string, string] => {
  const list = words.split(" ");
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle).join(" "), list.slice(middle).join(" ")];
};
const parts = (place: string) => {
  const [, book = "", chapter = "1", verse = "1"] = /^(.+) (\d+):(\d+)$/.exec(place) ?? [];
  return { book, chapter, verse };
};

function spoken(write: (speaker: string, words: string, random: Random) => string): HostileClass {
  return (random) => {
    const words = random.pick(SHORT_INVENTED);
    return {
      text: write(random.pick(SPEAKERS), words, random),
      lies: [{ words, reference: null }],
    };
  };
}

/** True words that somebody else wrote or said. */
const WRONG_SPEAKER: readonly (readonly [string, string])[] = [
  ["Jesus", "All things work together for good for those who love God"],
  ["Jesus", "I can do all things through Christ who strengthens me"],
  ["Jesus", "The Lord is my shepherd; I shall not want"],
  ["Jesus", "Vanity of vanities, all is vanity"],
  ["Moses", "Love your neighbor as yourself, and do good to those who hate you"],
  ["Paul", "Yahweh is my shepherd; I shall lack nothing"],
  ["Paul", "In the beginning was the Word, and the Word was with God"],
  ["Peter", "For all have sinned, and fall short of the glory of God"],
  ["Isaiah", "In the beginning, God created the heavens and the earth"],
  ["David", "For the wages of sin is death"],
  ["Solomon", "Blessed are the poor in spirit"],
  ["God", "Faith is assurance of things hoped for, proof of things not seen"],
  ["James", "I am the way, the truth, and the life"],
];
function wrongSpeaker(write: (speaker: string, words: string) => string): HostileClass {
  return (random) => {
    const [speaker, words] = random.pick(WRONG_SPEAKER);
    return {
      text: write(speaker, words),
      lies: [{ words, reference: null }],
      forbidden: [words],
    };
  };
}

export const LAYOUT_CLASSES: Readonly<Record<string, HostileClass>> = {
  "wrong speaker, marks": wrongSpeaker((speaker, words) => `${speaker} said, “${words}.”`),
  "wrong speaker, says": wrongSpeaker((speaker, words) => `As ${speaker} once said: “${words}.”`),
  "wrong speaker, no marks": wrongSpeaker((speaker, words) => `${speaker} said: ${words}.`),
  "wrong speaker, after": wrongSpeaker((speaker, words) => `“${words},” said ${speaker}.`),
  screenplay: spoken(
    (speaker, words) => `INT. TEMPLE – DAY\n\n${speaker.toUpperCase()}: ${words}.`,
  ),
  "stage direction before": spoken(
    (speaker, words) => `${speaker.toUpperCase()} (turning around): ${words}!`,
  ),
  "json speech": spoken(
    (_speaker, words) => `{"speaker": "Jesus", "says": "Jesus said: '${words}'"}`,
  ),
  "tweet of a speaker": spoken((speaker, words) => `${speaker}: “${words}” #blessed #verse`),
  "letter from God": spoken((_speaker, words) => `God says to you today: “${words}.” With love.`),
  "original language": withReference(
    any,
    ({ words, place }, random) =>
      `${place} in the ${random.pick(["Greek", "Hebrew", "original"])}: ${words}`,
  ),
  "word for word": withReference(
    any,
    ({ words, place }) => `Word for word, ${place} says: ${words}`,
  ),
  "from the Spanish": withReference(
    any,
    ({ words, place }, random) =>
      `From the ${random.pick(["Spanish", "German", "French"])} (${place}): ${words}`,
  ),
  "translation as a label": withReference(
    any,
    ({ words, place }, random) =>
      `${random.pick(["NLT", "ESV", "NIV", "WEB"])} (${place}) — ${words}`,
  ),
  "the version translates": withReference(
    any,
    ({ words, place }) => `The ESV translates ${place}, ${words}`,
  ),
  "the version renders as": withReference(
    any,
    ({ words, place }) => `The Message renders ${place} as ${words}`,
  ),
  "another version after": withReference(
    untrue,
    ({ words, place }) => `Psalm 117:1 is short.\n\n${place} (NIV): ${words}`,
  ),
  "right text is": withReference(
    any,
    ({ words, place }) => `I earlier gave ${place} wrongly. The right text is: ${words}`,
  ),
  "not that but this": withReference(
    any,
    ({ words, place }) => `Correction: ${place} does not say that. It says: “${words}”`,
  ),
  "question and answer letters": withReference(
    any,
    ({ words, place }) => `Q. What does ${place} say?\nA. ${words}`,
  ),
  "answer with a reference": withReference(
    altered,
    ({ words, place }) => `Question: What is promised?\nAnswer: ${bare(words)} (${place}).`,
  ),
  "quiz solution": withReference(
    untrue,
    ({ words, place }) => `Fill in the blank (${place}).\nSolution: ${words}`,
  ),
  "fields of data": withReference(
    any,
    ({ words, place }) => `{\n  "verse": "${place}",\n  "kjv": "${words}"\n}`,
  ),
  "data, words first": withReference(
    any,
    ({ words, place }) => `{"text": "${words}", "ref": "${place}"}`,
  ),
  "key with underscores": withReference(
    any,
    ({ words, place }) => `"${place.replace(/[ :]/g, "_")}" : "${words}"`,
  ),
  yaml: withReference(any, ({ words, place }) => `ref: ${place}\ntext: ${words}\n`),
  "yaml list": withReference(any, ({ words, place }) => `key: ${place}\n- ${words}\n`),
  "terminal command": withReference(
    any,
    ({ words, place }) => `$ bible "${place}"\n${words}\n$ exit`,
  ),
  "columns by blanks": withReference(any, ({ words, place }) => `${place}        ${words}`),
  "double bar": withReference(any, ({ words, place }) => `${place} ‖ ${words}`),
  "dotted leader": withReference(any, ({ words, place }) => `${place} ........ ${words}`),
  "three columns": withReference(
    any,
    ({ words, place }) => `| No. | Where | Text |\n|---|---|---|\n| 1 | ${place} | ${words} |\n`,
  ),
  "emoji on both sides": withReference(any, ({ words, place }, random) => {
    const sign = random.pick(["🕊️", "🙏", "🔥", "📜", "✝️"]);
    return `${sign} ${words} ${sign} ${place}`;
  }),
  "emoji arrow": withReference(any, ({ words, place }) => `${place} ➡️ ${words}`),
  entities: withReference(any, ({ words, place }) => `${place} &rarr; ${words}`),
  "mathematical letters": withReference(any, ({ words, place }) => {
    const fancy = [...words]
      .map((sign) =>
        /[a-z]/.test(sign) ? String.fromCodePoint(0x1d51e + sign.charCodeAt(0) - 97) : sign,
      )
      .join("");
    return `${place}\n${fancy}`;
  }),
  "spaced letters": withReference(untrue, ({ words, place }) => {
    const spaced = words
      .replace(/[^\p{L} ]/gu, "")
      .split(" ")
      .map((word) => word.split("").join(" "))
      .join("   ");
    return `${place}: ${spaced}`;
  }),
  "all lower case": withReference(
    untrue,
    ({ words, place }) =>
      `${place.toLowerCase()} says ${words.toLowerCase().replace(/[.,;:!?]/g, "")}`,
  ),
  "no colon, lower case": withReference(
    untrue,
    ({ words, place }) =>
      `${place.toLowerCase().replace(":", " ")} says ${words.toLowerCase().replace(/[.,;:!?]/g, "")}`,
  ),
  "numbered lines": withReference(untrue, ({ words, place }) => {
    const { book, chapter, verse } = parts(place);
    const [one, other] = halves(words);
    return `${book} ${chapter}\n${verse} ${one}\n${Number(verse) + 1} ${other}\n`;
  }),
  "small numbers": withReference(untrue, ({ words, place }) => {
    const { book, chapter } = parts(place);
    return `${book} ${chapter}\n² ${words}\n`;
  }),
  "letter v": withReference(untrue, ({ words, place }) => {
    const { book, chapter, verse } = parts(place);
    return `${book} ${chapter}\nv${verse} ${words}\n`;
  }),
  "book before, place in brackets": withReference(untrue, ({ words, place }) => {
    const { book, chapter, verse } = parts(place);
    return `A line from ${book}: “${words}” (${chapter}:${verse}).`;
  }),
  "chapter before, verse in brackets": withReference(untrue, ({ words, place }) => {
    const { book, chapter, verse } = parts(place);
    return `From ${book} ${chapter}: “${words}” (v. ${verse}).`;
  }),
  "sermon point": withReference(
    any,
    ({ words, place }) => `Sermon outline\n\nText: ${place} — ${words}\n`,
  ),
  "footnote in brackets": withReference(
    altered,
    ({ words, place }) => `It was foretold [4].\n[4] ${bare(words)} (${place}).`,
  ),
  "song lines": withReference(untrue, ({ words, place }) =>
    `♪ ${bare(words)} ♪\n(${place})\n`.replace(/♪ (.*) ♪/, "“♪ $1 ♪”"),
  ),
  "more after a slot": withReference(
    untrue,
    ({ words, place }) => `[[${place}]]\nAnd the verse continues: ${words}`,
  ),
  "same after a slot": withReference(untrue, ({ words, place }) => `[[${place}]] = ${words}`),
  "opening words": withReference(
    untrue,
    ({ words, place }) => `${place} begins: “${words}”, and goes on from there.`,
  ),
  "closing words": withReference(
    untrue,
    ({ words, place }) => `Look at ${place}. Its closing words are “${words}”`,
  ),
  "from memory": withReference(
    any,
    ({ words, place }) => `Quoting from memory, ${place} runs: ${words}`,
  ),
  "more or less": withReference(
    altered,
    ({ words, place }) => `It goes something like this: ${bare(words)} (${place}).`,
  ),
  "favorite verse": withReference(
    any,
    ({ words, place }) => `My favorite verse, ${place}: ${words}`,
  ),
  "post with a tag": withReference(
    any,
    ({ words, place }) => `“${words}” ${place} #faith #DailyVerse`,
  ),
  "as it teaches": withReference(
    altered,
    ({ words, place }) => `As ${place} teaches, ${lowerFirst(words)}`,
  ),
  "two sentences": withReference(
    altered,
    ({ words, place }) => `${bare(words)}. You can read it in ${place}.`,
  ),
};
