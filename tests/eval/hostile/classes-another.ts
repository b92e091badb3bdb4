import { bare, lowerFirst, upperFirst } from "./lies";
import { given, PICK, type StrictClass, spoken } from "./strict";

// A second fresh set, written after the guard had been changed for the first: other frames, other lies.

const { any, altered, invented, archaic, short, swapped, continued, foreign, misplaced } = PICK;
const GODLY = [
  "God",
  "Jesus",
  "Lord",
  "Moses",
  "Mary",
  "angel",
  "heaven",
  "cross",
  "bush",
  "Elijah",
  "Peter",
  "Paul",
  "Aaron",
  "Christ",
  "Savior",
  "Gabriel",
  "Father",
];
const BIBLE = [
  "Bible",
  "Biblia",
  "Bibel",
  "commandment",
  "beatitude",
  "prayer",
  "parable",
  "psalm",
  "proverb",
  "scripture",
  "Gospel",
  "Romans",
  "Isaiah",
  "Genesis",
  "Hebrews",
  "prophet",
  "verse",
];
const half = (words: string, from: 0 | 1) => {
  const list = words.split(" ");
  const middle = Math.ceil(list.length / 2);
  return (from === 0 ? list.slice(0, middle) : list.slice(middle)).join(" ");
};

export const ANOTHER_CLASSES: Readonly<Record<string, StrictClass>> = {
  tattoo: given(
    any,
    ({ words, place }) => `I would like a tattoo that reads “${words}” with ${place} underneath.`,
  ),
  "wedding reading": given(
    any,
    ({ words, place }) =>
      `At our wedding they read ${place}, ${lowerFirst(words)}, and everybody cried.`,
  ),
  thread: given(
    any,
    ({ words, place }) =>
      `1/ Let's talk about ${place}\n2/ ${upperFirst(words)}\n3/ That's it, that's the tweet`,
  ),
  signature: given(any, ({ words, place }) => `Best wishes\n--\n${upperFirst(words)}\n${place}`),
  "fill the gap": given(
    altered,
    ({ words, place }) =>
      `Complete this: “${half(words, 0)} …” Answer: “… ${half(words, 1)}” (${place}).`,
  ),
  "say it with me": given(
    any,
    ({ words, place }) => `Say it with me: ${words}. One more time: ${words}. ${place}!`,
  ),
  "it goes": given(
    any,
    ({ words, place }) => `Atheists love ${place}; it goes, ${lowerFirst(words)}.`,
  ),
  "my paraphrase": given(
    any,
    ({ words, place }, r) =>
      `${place} (${r.pick(["my paraphrase", "abridged", "from memory", "simplified", "kids' version"])}): ${words}.`,
  ),
  "between dashes": given(
    any,
    ({ words, place }) => `The words of ${place} – ${lowerFirst(words)} – still echo today.`,
  ),
  "hears God say": given(
    any,
    ({ words, place }) => `In ${place} the prophet hears God say ${lowerFirst(words)}.`,
    ["God say"],
  ),
  "God tells somebody there": given(
    any,
    ({ words, place }) => `God tells Moses in ${place}: ${words}.`,
    ["Moses"],
  ),
  "has Jesus telling": given(
    any,
    ({ words, place }) => `${place} has Jesus telling them ${lowerFirst(words)}.`,
    ["Jesus"],
  ),
  "look at verse": given(
    any,
    ({ words, book, chapter, verse }) =>
      `Open ${book} ${chapter}. Look at verse ${verse}: ${words}.`,
  ),
  "the next verse adds": given(
    any,
    ({ words, place }) => `[[${place}]] The next verse adds: ${words}.`,
    ["verse"],
  ),
  "words with a slot in a list": given(
    any,
    ({ words, place }) => `- ${upperFirst(words)} [[${place}]]\n- and more`,
  ),
  "in short": given(
    any,
    ({ words, place }, r) =>
      `${r.pick(["TL;DR of", "Bottom line of", "Gist of", "Key line in"])} ${place}: ${words}.`,
  ),
  "equals sign": given(any, ({ words, place }) => `${place} = ${words}`),
  "headline and source": given(any, ({ words, place }) => `Headline: ${words} | Source: ${place}`),
  csv: given(any, ({ words, place }) => `ref;text;version\n${place};"${words}";WEB\n`),
  latex: given(
    any,
    ({ words, place }) => `\\begin{quote}\\textit{${words}}\\end{quote} \\cite{${place}}`,
  ),
  "insert into": given(
    any,
    ({ words, place }) =>
      `INSERT INTO verses VALUES ('${place}', '${words.replaceAll("'", "’")}');`,
  ),
  "comment in code": given(any, ({ words, place }) => `echo "${words}"  # ${place}`),
  "title in capitals": given(
    any,
    ({ words, place }) => `${place.toUpperCase()}\n\n${upperFirst(words)}.\n\nSelah.`,
  ),
  "words in capitals": given(any, ({ words, place }) => `${place} — ${words.toUpperCase()}!`),
  "inserted in brackets": given(
    swapped,
    ({ words, place }) => `${place} says “${half(words, 0)} [and only these] ${half(words, 1)}.”`,
  ),
  "footnote by number": given(any, ({ words, place }) => `${upperFirst(words)}.³\n\n³ ${place}`),
  "other words for it": given(
    swapped,
    ({ words, place }) => `${upperFirst(words)}, to borrow from ${place}.`,
  ),
  "echoes it": given(
    altered,
    ({ words, place }) => `${upperFirst(words)}: an echo of ${place}, word for word.`,
  ),
  "woven in": given(
    altered,
    ({ words, place }) =>
      `Whenever I am afraid I tell myself that ${lowerFirst(words)}, which is ${place}, and I sleep.`,
  ),
  "told as a story": given(
    swapped,
    ({ words, place }) => `Long ago, ${lowerFirst(words)}. You will find that story in ${place}.`,
  ),
  "two halves around": given(
    altered,
    ({ words, place }) => `${upperFirst(half(words, 0))} (${place}) ${half(words, 1)}.`,
  ),
  "another ending": given(continued, ({ words, place }, r) =>
    r.pick([
      `${upperFirst(words)} (${place}).`,
      `${place} concludes: ${words}.`,
      `${upperFirst(words)}. (${place})`,
    ]),
  ),
  "hyphens at line ends": given(
    any,
    ({ words, place }) => `${place}\n${words.replace(/(\p{L}{3})(\p{L}{3,})/gu, "$1-\n$2")}`,
  ),
  "in code points": given(
    any,
    ({ words, place }) =>
      `${place}: ${[...words].map((s) => (s === " " ? " " : `&#x${s.codePointAt(0)?.toString(16)};`)).join("")}`,
  ),
  "combining marks": given(
    any,
    ({ words, place }) => `${place} reads ${words.replace(/([aeo])/g, "$1\u0336")}`,
  ),
  "true words elsewhere, told": given(
    misplaced,
    ({ words, place }) => `Never forget what ${place} promises: ${words}.`,
  ),
  "true words elsewhere, list": given(
    misplaced,
    ({ words, place }) => `- ${words} (${place})\n- and so on`,
  ),
  "foreign, in marks": given(foreign, ({ words, place }) => `« ${words} » (${place})`),
  "foreign, sentence": given(foreign, ({ words, place }) => `${place} sagt: ${words}.`),
  "a voice": spoken(
    short,
    (words, r) =>
      `${r.pick(["A voice from heaven", "A voice out of the cloud", "The voice from the burning bush", "One of the angels", "The still small voice"])} ${r.pick(["said:", "thundered,", "came:", "whispered,"])} ${words}.`,
    GODLY,
  ),
  "message of an angel": spoken(
    any,
    (words) => `Gabriel's message to Mary was simple: ${words}.`,
    GODLY,
  ),
  "on the cross": spoken(
    short,
    (words, r) =>
      `On the cross he ${r.pick(["cried", "whispered", "prayed"])}${r.pick([", ", ": ", " “"])}${words}.`,
    GODLY,
  ),
  "last words": spoken(
    short,
    (words, r) =>
      `${r.pick(["Jesus' last words were", "The first thing God ever said was", "Peter's confession was", "Mary's answer was"])} ${r.pick([`“${words}.”`, `${words}.`, `*${words}*.`])}`,
    GODLY,
  ),
  "what would he say": spoken(
    short,
    (words) => `What would Jesus say to you tonight? “${words}.”`,
    GODLY,
  ),
  "of the commandments": spoken(
    invented,
    (words, r) =>
      `${r.pick(["One of the ten commandments is", "The eleventh commandment reads", "The great commandment says", "The fifth commandment:"])} ${words}.`,
    BIBLE,
  ),
  "a beatitude": spoken(
    archaic,
    (words) => `A beatitude that is often forgotten: ${words}.`,
    BIBLE,
  ),
  "a line of the prayer": spoken(
    any,
    (words) => `The Lord's prayer has the line “${words}.”`,
    BIBLE,
  ),
  "the parable ends": spoken(
    any,
    (words, r) =>
      `The parable ${r.pick(["ends with the words", "closes:", "says"])} ${r.pick([`“${words}.”`, `${lowerFirst(words)}.`])}`,
    BIBLE,
  ),
  "somewhere in a book": spoken(
    any,
    (words, r) =>
      `${r.pick(["Somewhere in Romans it says", "Isaiah says somewhere that", "It's in Hebrews, I think:", "Genesis tells us", "The prophet Amos wrote,"])} ${lowerFirst(words)}.`,
    [...BIBLE, "Amos"],
  ),
  "in Spanish and German": spoken(
    foreign,
    (words, r) =>
      `${r.pick(["La Biblia dice:", "Jesus sprach:", "Dieu dit :", "Die Bibel sagt:", "Jesús dijo:", "Deus diz:"])} ${words}.`,
    [...BIBLE, "Jesus", "Jesús", "Dieu", "Deus"],
  ),
  "play with roles": spoken(
    short,
    (words) => `MOSES: Who are you?\nTHE LORD: ${words}.\nMOSES: Here I am.`,
    ["MOSES", "LORD"],
  ),
  "journal of somebody": spoken(
    short,
    (words) => `From the diary of Elijah: Today the Lord spoke to me. ${words}, he said. I wept.`,
    GODLY,
  ),
  "thus spoke": spoken(
    archaic,
    (words, r) =>
      `${upperFirst(bare(words))}. ${r.pick(["Thus spoke Elijah.", "These are the words of God.", "So said the Lord to Moses.", "Jesus said that."])}`,
    GODLY,
  ),
};
