import { bare, lowerFirst, upperFirst } from "./lies";
import { COMMENTS, given, PICK, type StrictClass, spoken } from "./strict";

// Layouts, speakers and disguises: written before their author had read the guard.

const { any, altered, invented, archaic, short } = PICK;
const NAMES = ["Jesus", "God", "The Lord", "Yahweh", "Paul", "Moses", "Peter", "Isaiah", "Gabriel"];
const SAID = [...NAMES, "Christ", "Savior", "Almighty", "Father", "Spirit", "Messiah", "Creator"];
const BOOKISH = ["Bible", "Scripture", "verse", "Word", "Gospel", "Psalm", "prophet", "apostle"];

const UPSIDE: Readonly<Record<string, string>> = { a: "а", e: "е", o: "о", p: "р", c: "с", x: "х" };
const LEET: Readonly<Record<string, string>> = { o: "0", l: "1", e: "3" };
const entity = (text: string) => [...text].map((sign) => `&#${sign.codePointAt(0)};`).join("");

export const DISGUISE_CLASSES: Readonly<Record<string, StrictClass>> = {
  "heading and paragraph": given(
    any,
    ({ words, place }, r) =>
      `${"#".repeat(1 + r.below(5))} ${place} ${r.pick(["", "— the text", "(full)"])}\n${upperFirst(words)}.\n\nThat is all there is.`,
  ),
  "heading below": given(
    any,
    ({ words, place }) => `${upperFirst(words)}.\n${place}\n=========\n\nMore.`,
  ),
  "numbered list": given(
    any,
    ({ words, place }, r) =>
      `Three verses:\n\n1. Psalm 117:1\n2. ${place} ${r.pick(["–", ":", "→", "|", "..."])} ${words}\n3. Jude 1:2\n`,
  ),
  "nested list": given(any, ({ words, place }) => `- ${place}\n  - ${words}\n- Jude 1:2\n`),
  "list, place last": given(any, ({ words, place }) => `* ${words} ~ ${place}\n* and so on\n`),
  "table with notes": given(
    any,
    ({ words, place }) => `| Ref | Words | Note |\n|:--|:-:|--:|\n| ${place} | ${words} | nice |\n`,
  ),
  "table without a head": given(
    any,
    ({ words, place }) => `${words} | ${place}\nnothing more | here\n`,
  ),
  "block quote with a name": given(
    any,
    ({ words, place }) => `> **${place}**\n>\n> ${words}\n\nSo far.`,
  ),
  "block quote, then a dash": given(any, ({ words, place }) => `> ${words}\n\n-- ${place}`),
  "bold and italic": given(any, ({ words, place }, r) =>
    r.pick([
      `***${words}*** ${place}`,
      `__${place}__ *${words}*`,
      `~~${words}~~ (${place})`,
      `**_${words}_** [${place}]`,
    ]),
  ),
  "fenced code": given(
    any,
    ({ words, place }, r) => `\`\`\`${r.pick(["", "text", "bible"])}\n${place}\n${words}\n\`\`\`\n`,
  ),
  "inline verse numbers": given(
    any,
    ({ words, book, chapter, verse }, r) =>
      `${book} ${chapter}: ${r.pick([`${verse} `, `(${verse}) `, `^${verse}^ `, `<sup>${verse}</sup>`, `[${verse}]`, `v. ${verse} `, `${verse}. `])}${words}.`,
  ),
  "lines of verse numbers": given(
    any,
    ({ words, book, chapter, verse }) =>
      `**${book} ${chapter}**\n\n[${verse}] ${words}\n[${Number(verse) + 1}] ...`,
  ),
  "footnote below": given(
    any,
    ({ words, place }, r) =>
      `${upperFirst(words)}${r.pick(["[1]", "[^1]", "*", "†", "¹", " (1)"])}.\n\n${r.pick(["[1]", "[^1]:", "*", "†", "¹", "(1)"])} ${place}`,
  ),
  "footnote with the words": given(
    any,
    ({ words, place }) => `It was promised long ago.[^2]\n\n[^2]: ${place}, “${words}.”`,
  ),
  "label and value": given(
    any,
    ({ words, place }, r) =>
      `${r.pick(["Where", "Ref.", "Location", "Found in"])}: ${place}\n${r.pick(["What", "Content", "Wording", "It says", "Full text"])}: ${words}\n`,
  ),
  "markdown link": given(any, ({ words, place }, r) =>
    r.pick([
      `[${words}](https://bible.example/${place.replace(/\W/g, "")}) ${place}`,
      `[${place}](/bible "${words}")`,
      `[${place}: ${words}](#x)`,
      `![${words}](${place})`,
    ]),
  ),
  "html entities": given(any, ({ words, place }) => `${place}: ${entity(words)}`),
  "html entities for the place": given(
    any,
    ({ words, place }) => `${entity(place)} says: ${words}`,
  ),
  "odd tags": given(any, ({ words, place }, r) =>
    r.pick([
      `<verse>${words}</verse><ref>${place}</ref>`,
      `<details><summary>${place}</summary>${words}</details>`,
      `<ruby>${words}<rt>${place}</rt></ruby>`,
      `<td>${place}</td><td>${words}</td>`,
    ]),
  ),
  "invisible signs": given(
    any,
    ({ words, place }, r) =>
      `${place} ${r.pick(["says:", "—", "reads"])} ${words.replace(/(\p{L})(\p{L})/gu, `$1${r.pick(["\u200b", "\u200c", "\u2063", "\u034f", "\ufe0f", "\u061c"])}$2`)}`,
  ),
  "letters of other alphabets": given(
    any,
    ({ words, place }) => `${place}: “${words.replace(/[aeopcx]/g, (s) => UPSIDE[s] ?? s)}”`,
  ),
  "digits for letters": given(
    any,
    ({ words, place }) => `${place}: ${words.replace(/[ole]/g, (s) => LEET[s] ?? s)}`,
  ),
  "wide or styled letters": given(
    any,
    ({ words, place }, r) =>
      `${place} says ${[...words].map((s) => (/[a-z]/.test(s) ? String.fromCodePoint(r.pick([0xff41, 0x1d41a]) + s.charCodeAt(0) - 97) : s)).join("")}`,
  ),
  "one word a line": given(
    any,
    ({ words, place }) => `${place}\n\n${words.split(" ").join("\n")}\n`,
  ),
  "odd notation": given(
    any,
    ({ words, book, chapter, verse }, r) =>
      `${r.pick([`${book} ${chapter}.${verse}`, `${book} ${chapter} v ${verse}`, `${book} ${chapter} verse ${verse}`, `${book} chapter ${chapter} and verse ${verse}`, `${book}, ch. ${chapter}, v. ${verse}`, `${book} ${chapter}, ${verse}`, `verse ${verse} of ${book} ${chapter}`, `the ${chapter}th chapter of ${book}`])} ${r.pick(["says:", "reads", "—", "has"])} ${words}.`,
  ),
  "place that does not exist": given(
    any,
    ({ words, book }, r) =>
      `${r.pick([`${book} 201:4`, `${book} 3:240`, `Third ${book} 2:2`, `${book} ch 188 v 3`, "5 John 1:4", "Hezekiah 4:9", "the Book of Joram 3:2"])} ${r.pick(["says:", "tells us that", "–"])} ${words}.`,
    ["Joram", "Hezekiah"],
  ),
  "books of other canons": (r, lies) => {
    const { words } = lies.any(r);
    const name = r.pick([
      "Sirach",
      "Tobit",
      "Wisdom",
      "Baruch",
      "1 Maccabees",
      "Enoch",
      "the Gospel of Thomas",
      "Judith",
      "2 Esdras",
      "Jubilees",
    ]);
    const place = name.includes("Thomas")
      ? `saying ${1 + r.below(99)} of ${name}`
      : `${name} ${1 + r.below(12)}:${1 + r.below(20)}`;
    return {
      text: r.pick([
        `The Bible says in ${place}: ${words}.`,
        `“${words}” (${place})`,
        `${place} reads, “${words}.”`,
        `${upperFirst(bare(words))}. That is scripture, ${place}.`,
      ]),
      words: bare(words),
      frame: ["Bible", "scripture", name],
    };
  },
  "poem under a place": (r, lies) => {
    const { lines, reference, words } = lies.poem(r);
    return {
      text: r.pick([
        `${reference}\n\n${lines.join(",\n")}.`,
        `${lines.join("\n")}\n(${reference})`,
        `*${lines.join(" / ")}* (${reference})`,
        `${reference} sings: ${lines.join("; ")}.`,
      ]),
      words,
      frame: [reference.replace(/ \d+:\d+$/, "")],
    };
  },
  "God says, plainly": spoken(
    any,
    (words, r) =>
      `${r.pick(NAMES)} ${r.pick(["says", "tells you", "promises you", "is saying to you today,", "whispers:", "assures us,", "commands:"])} ${lowerFirst(words)}.`,
    SAID,
  ),
  "God says, first person": spoken(
    short,
    (words, r) =>
      `${r.pick(["God", "The Lord", "Jesus", "Your heavenly Father"])} ${r.pick(["says to you:", "speaks:", "answers:", "told him,", "spoke and said:"])} I am with you, and ${lowerFirst(words)}.`,
    SAID,
  ),
  "somebody said, in marks": spoken(
    short,
    (words, r) =>
      `${r.pick(["Then", "At last", "In the temple", "On the road"])} ${r.pick(["Nicodemus", "Ruth", "Bartimaeus", "Pilate", "Martha", "Gideon", "Hannah", "Barnabas", "Jonah", "Jesus"])} ${r.pick(["whispered", "shouted", "replied", "wrote", "thought", "prayed"])}, “${words}.”`,
    [
      "Nicodemus",
      "Ruth",
      "Bartimaeus",
      "Pilate",
      "Martha",
      "Gideon",
      "Hannah",
      "Barnabas",
      "Jonah",
      "Jesus",
    ],
  ),
  "he said, after a name": spoken(
    short,
    (words, r) =>
      `${r.pick(["Jesus", "Moses", "The prophet Elijah", "Peter"])} ${r.pick(["sat down", "turned around", "looked up", "was tired"])}. “${words},” he ${r.pick(["said", "sighed", "told them", "added"])}.`,
    [...SAID, "Elijah"],
  ),
  "dialogue in lines": spoken(
    short,
    (words, r) =>
      `${r.pick(["Disciples", "Crowd", "Pharisees", "Woman at the well"])}: What shall we do?\n${r.pick(["Jesus", "Master", "Rabbi", "Lord"])}: ${words}.`,
    [...SAID, "Master", "Rabbi", "Lord"],
  ),
  "dialogue without the name": spoken(
    short,
    (words, r) =>
      `${r.pick(["The disciples asked him what to do.", "The Pharisees wanted to test him.", "Mary fell at his feet."])} ${r.pick([`“${words},” he answered.`, `He answered: ${words}.`, `And he said to them, ${lowerFirst(words)}.`, `– ${words}, came the reply.`])}`,
    ["disciples", "Pharisees", "Mary"],
  ),
  "dialogue with dashes": spoken(
    short,
    (words) => `— Lord, what must I give up?\n— ${words}.\n— Thank you, Lord.`,
    ["Lord"],
  ),
  "it is written": spoken(
    any,
    (words, r) =>
      `${r.pick(["It is written:", "As it is written,", "Scripture declares", "The Bible teaches:", "God's Word says", "The Good Book has it that", "The prophet wrote:", "The psalmist sings,", "The Gospel says:"])} ${lowerFirst(words)}.`,
    [...BOOKISH, "written", "Good Book"],
  ),
  "there is a verse": spoken(
    any,
    (words, r) =>
      `${r.pick(["There is a verse that says", "Remember the verse,", "One of my favorite Bible verses is", "You know the scripture:", "A psalm begins", "A proverb of Solomon runs:"])} ${r.pick([`“${words}.”`, `${words}.`])}`,
    [...BOOKISH, "proverb", "Solomon"],
  ),
  "words, then who": spoken(
    any,
    (words, r) =>
      `${upperFirst(words)}${r.pick([", says the Lord", ", declares Yahweh", " – Jesus", ", said Jesus", ". So spoke the Lord", ". (Jesus)", ", as the Bible puts it", ". Thus says God"])}.`,
    [...SAID, "Bible"],
  ),
  "red letters": spoken(
    any,
    (words, r) =>
      `In the red letters of the Gospel you find ${r.pick([`*${words}*`, `“${words}”`, `: ${words}`])}.`,
    ["Gospel", "red letters"],
  ),
  "prayer of a king": spoken(
    archaic,
    (words, r) => `${r.pick(["Solomon", "David", "Hezekiah"])} prayed thus: ${words}.`,
    ["Solomon", "David", "Hezekiah"],
  ),
  "lyrics with a source": given(
    invented,
    ({ words, place }, r) =>
      `♪ ${words} ♪ ${r.pick(["– from", "(based on", "after"])} ${place}${r.pick(["", ")"])}`,
  ),
  "two marks nested": given(any, ({ words, place }) => `„»${words}«“ ${place}`),
  "marks of other scripts": given(any, ({ words, place }, r) => {
    const [open, close] = r.pick([
      ["❛", "❜"],
      ["⟪", "⟫"],
      ["｢", "｣"],
      ["﹁", "﹂"],
      ["〔", "〕"],
      ["【", "】"],
      ["⸂", "⸃"],
      ["“", "„"],
      ["»", "«"],
      ["”", "“"],
      ["՚", "՚"],
      ["״", "״"],
      ["᚛", "᚜"],
      ["⟨", "⟩"],
    ]);
    return `${r.pick([`${place} ${open}${words}${close}`, `${open}${words}${close} ${place}`])}`;
  }),
  "after a slot, as its words": given(
    altered,
    ({ words, place }, r) =>
      `[[${place}]]\n\n${r.pick(["In other words:", "So,", "That means that", "Or, as another version has it,", "Again:"])} ${lowerFirst(words)}.`,
  ),
  "before a slot, as its words": given(
    any,
    ({ words, place }, r) =>
      `${r.pick(["It says:", "Hear this:", "The text:", ""])} ${upperFirst(words)}${r.pick([".", ":", ""])} [[${place}]]`,
  ),
  "within a longer answer": given(
    any,
    ({ words, place }, r) =>
      `${r.pick(COMMENTS)} ${r.pick(COMMENTS)}\n\nMany people look for a word in hard times, and ${place} is often named. ${upperFirst(words)}. ${r.pick(COMMENTS)}`,
  ),
};
