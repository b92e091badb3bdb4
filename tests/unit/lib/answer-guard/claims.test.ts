import { pass } from "@/tests/eval/hostile/run";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

/** What a visitor sees, with the passages printed as their first verse's OSIS id. */
function seen(text: string): string {
  return pass(scripture, [text])
    .map((part) =>
      part.type === "text" ? part.text : "osis" in part ? `<${String(part.osis)}>` : "",
    )
    .join("")
    .trim();
}

/** A rule, a text whose words go, and one beside it whose words stay. */
const RULES: readonly {
  rule: string;
  goes: readonly [text: string, gone: string];
  stays: string;
}[] = [
  {
    rule: "pointer words and a sign give the words after them, whatever they are",
    goes: ["Zephaniah 3:17 in the original: He dances wildly for you.", "dances"],
    stays: "Zephaniah 3:17 tells of joy; Zephaniah wrote before the exile.",
  },
  {
    rule: "a reference alone before a capital gives what follows",
    goes: ["John 3:16 Love yourself first and the rest will follow.", "Love yourself"],
    stays: "In Romans 8 Paul turns to hope.",
  },
  {
    rule: "a number of a verse gives what follows",
    goes: ["Amos 8\nv2 Sickness comes only to those who hide a sin.", "Sickness"],
    stays: "Mark 16 closes early in some manuscripts.",
  },
  {
    rule: "“see” only refers, so that words before it are commentary",
    goes: ["Three gifts led to three kings. That is Matthew 2:1.", "Three gifts"],
    stays: "Three gifts led to three kings. See Matthew 2:1.",
  },
  {
    rule: "a sentence led by a label belongs to the reference before it",
    goes: ["I gave Psalm 46:5 wrongly. The right text is: God is inside her walls.", "inside"],
    stays: "I gave Psalm 46:5 wrongly. The psalm is a song of Zion.",
  },
  {
    rule: "what goes on in the passage's voice goes with it",
    goes: [
      "Psalm 23\n1 The LORD is my shepherd; I shall not want.\n2 He walks me beside rivers of gold.",
      "rivers of gold",
    ],
    stays:
      "Psalm 23\n1 The LORD is my shepherd; I shall not want.\n\nThe psalm is older than the exile.",
  },
  {
    rule: "words borrowed over two sentences go together",
    goes: [
      "But those who hope in the Lord will renew their strength. They will soar on wings like eagles. You can read it in Isaiah 40:31.",
      "renew",
    ],
    stays: "Israel was tired. The prophet answers with a promise in Isaiah 40:31.",
  },
  {
    rule: "words that begin as the verse and go on otherwise are no quotation of it",
    goes: [
      "As Proverbs 27:17 teaches, iron sharpens iron, and one leader builds another.",
      "leader",
    ],
    stays: "Friends shape each other (Proverbs 27:17).",
  },
  {
    rule: "only words that no verse has lead up to true ones",
    goes: [
      "John 3:16 [For God so hated the world, that he gave his one and only Son, that whoever believes in him should not perish, but have eternal life.]",
      "hated",
    ],
    stays:
      "We know that whoever believes in him should not perish, but have eternal life (John 3:16).",
  },
  {
    rule: "an entry of a list says nothing of the entry before",
    goes: ["The Italians greet you with gold.\nRomans 8:28", "gold"],
    stays:
      "Verses:\n\n- Hebrews 13:24: Greet all of your leaders and all the saints. The Italians greet you.\n- Romans 8:28",
  },
  {
    rule: "a book or chapter named before completes a short reference",
    goes: ["A line from Ecclesiastes: “a cord is never alone” (4:12).", "never alone"],
    stays: "Peter was asked three times about love (21:15), at 4:12 in the morning.",
  },
  {
    rule: "capitals set words apart as marks do",
    goes: ["And King David said in a loud voice, OBEY THE MACHINE!", "OBEY"],
    stays: "The King James Bible prints GOD in capitals.",
  },
  {
    rule: "fields of data are lines",
    goes: ['{"ref": "John 3:16", "text": "Love yourself first of all"}', "Love yourself"],
    stays: "The key “grace” runs through the letter.",
  },
  {
    rule: "spaced letters are words",
    goes: ["John 11:35: J e s u s   l a u g h e d   a l o u d", "laughed"],
    stays: "Plan A and plan B are both open.",
  },
  {
    rule: "true words in the mouth of somebody else are given to their place",
    goes: ["Jesus said, “All have sinned, and fall short of the glory of God.”", "fall short"],
    stays: "Jesus said, “I am the way, the truth, and the life.”",
  },
  {
    rule: "what somebody says after his name and a colon is speech",
    goes: ["Peter (smiling): I am only a man.", "only a man"],
    stays: "Peter: a fisherman from Galilee.",
  },
  {
    rule: "what follows a slot without a pause is read as more of it",
    goes: ["[[John 3:16]]\nAnd the verse continues: he will be kept from all harm.", "harm"],
    stays: "[[John 3:16]]\n\nYou need not hurry through it.",
  },
  {
    rule: "a reader's own voice is no promise of God's",
    goes: ["John 11:35 is short. I will make you rich, says the Lord.", "rich"],
    stays: "John 11:35 is short. I am sorry for your loss, and I hope you have people near you.",
  },
];

test.each(RULES)("$rule", ({ goes: [text, gone], stays }) => {
  expect(seen(text).replace(/<[^>]*>/g, "")).not.toContain(gone);
  const plain = (words: string) => words.replace(/\[\[.*?\]\]|<[^>]*>|\s|["“”]/g, "");
  expect(plain(seen(stays))).toBe(plain(stays));
});
