import { lowerFirst, upperFirst } from "./lies";
import { given, PICK, type StrictClass, spoken } from "./strict";

// Answers in many everyday forms; each class has several phrasings, chosen by the words themselves.

const { any, altered, invented, archaic, short, swapped, everyday, foreign, misplaced } = PICK;
const { negated, numbered, turned, continued } = PICK;

/** One of the ways, always the same one for the same key. */
const turn = (key: string, ways: readonly string[]) => {
  const sum = [...key].reduce((so, sign) => so + (sign.codePointAt(0) ?? 0), 0);
  return ways[sum % ways.length] ?? "";
};
const half = (words: string, from: 0 | 1) => {
  const list = words.split(" ");
  const middle = Math.ceil(list.length / 2);
  return (from === 0 ? list.slice(0, middle) : list.slice(middle)).join(" ");
};
/** As it stands inside of a sentence. */
const inside = (words: string) =>
  /^(?:I|I'm|O|God|LORD|Lord|Yahweh|Jesus|Christ|Moses|David|Israel|Jerusalem|Judah|Paul|Peter)\b/.test(
    words,
  )
    ? words
    : lowerFirst(words.replace(/^And (?=it came to pass)/, ""));
const fullwidth = (text: string) =>
  text.replace(/[A-Za-z]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
const superscript = (digits: string) =>
  digits.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? "");
const SMALL = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen " +
  "fifteen sixteen seventeen eighteen nineteen"
).split(" ");
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const spell = (digits: string): string => {
  const number = Number(digits);
  if (number < 20) return SMALL[number] ?? "";
  if (number >= 100) {
    const rest = number % 100;
    return rest === 0 ? "one hundred" : `one hundred and ${spell(String(rest))}`;
  }
  const ten = TENS[Math.floor(number / 10)] ?? "";
  return number % 10 === 0 ? ten : `${ten}-${SMALL[number % 10] ?? ""}`;
};
const languageOf = (words: string) => {
  if (/^(?:Dios|El que)\b/.test(words)) return "es";
  if (/^(?:Gott|Wer)\b/.test(words)) return "de";
  if (/^(?:Dieu|Celui)\b/.test(words)) return "fr";
  if (/^(?:O Senhor|Quem)\b/.test(words)) return "pt";
  if (/^Il\b/.test(words)) return "it";
  if (/^Deus\b/.test(words)) return "la";
  if (/^\p{Script=Cyrillic}/u.test(words)) return "ru";
  return /^\p{Script=Greek}/u.test(words) ? "el" : "nl";
};
const NATIVE: Readonly<Record<string, readonly string[]>> = {
  es: ["La Biblia dice", "Está escrito en la Biblia", "Jesús dijo", "Así dice el profeta Isaías"],
  de: ["In der Bibel steht", "Die Bibel sagt", "Jesus sprach", "So spricht der Prophet Jesaja"],
  fr: [
    "La Bible dit",
    "Il est écrit dans la Bible",
    "Jésus a dit",
    "Ainsi parle le prophète Isaïe",
  ],
  pt: ["A Bíblia diz", "Está escrito na Bíblia", "Jesus disse", "Assim diz o profeta Isaías"],
  it: ["La Bibbia dice", "Sta scritto nella Bibbia", "Gesù disse", "Così dice il profeta Isaia"],
  la: [
    "Biblia Vulgata habet",
    "Scriptum est in Biblia",
    "Dixit Iesus",
    "Haec dicit propheta Isaias",
  ],
  ru: ["В Библии сказано", "Библия говорит", "Иисус сказал", "Так говорит пророк Исаия"],
  el: ["Η Βίβλος λέει", "Στη Βίβλο γράφει", "Ὁ Ἰησοῦς εἶπεν", "Ὁ προφήτης Ἠσαΐας λέγει"],
  nl: ["In de Bijbel staat", "De Bijbel zegt", "Jezus zei", "Zo spreekt de profeet Jesaja"],
};

export const EVERYDAY_CLASSES: Readonly<Record<string, StrictClass>> = {
  recipe: given(any, ({ words, place }) =>
    turn(words, [
      `## Sunday flatbread\n\n1. Mix two cups of flour with warm water.\n2. Let it rest for an hour, and while it rests, learn ${place}: ${inside(words)}.\n3. Bake until golden.`,
      `Ingredients:\n- 3 eggs\n- a little honey\n- a handful of almonds\n\nMethod:\nStir, pour, bake for 20 minutes. Serve with a card that carries ${place}.\n\nText for the card: ${upperFirst(words)}.`,
      `To make resurrection rolls, wrap a marshmallow in dough, seal it well and put it in the oven. When the children open theirs, tell them ${place}, which goes ${inside(words)}.`,
      `Lentil stew, serves six.\nStep 1: rinse the lentils.\nStep 2: fry the onions.\nStep 3: say grace with ${place}. ${upperFirst(words)}.\nStep 4: eat it hot.`,
      `Before you knead, read (${place}): ${inside(words)}. After you knead, wait two hours, then shape the loaf and bake it.`,
    ]),
  ),
  "office email": given(any, ({ words, place }) =>
    turn(words, [
      `Subject: Monday devotion\n\nHi team,\n\nToday we are looking at ${place}.\n\n${upperFirst(words)}.\n\nSee you at ten,\nKaren`,
      `Dear Pastor Lee,\n\nthank you for asking which text I would like on Sunday. It is ${place}, where we learn that ${inside(words)}.\n\nWarm regards,\nDaniel Brooks`,
      `To: all-volunteers\nRe: text for the banner\n\nFinal wording, please do not change: ${upperFirst(words)} (${place}).\n\nThanks!`,
      `Hello Anna,\n\nas promised, here is the passage I could not remember on the phone:\n\n${upperFirst(words)}\n\nIt is in ${place}.\n\nLove,\nMum`,
    ]),
  ),
  "chat log": given(any, ({ words, place }) =>
    turn(place, [
      `[09:14] Tom: what's ${place} again?\n[09:15] Elena: ${inside(words)}\n[09:15] Tom: thanks, that's the one`,
      `Sam: can you send me ${place}\nPriya: sure\nPriya: ${words}\nSam: 🙏`,
      `<maria> does anybody know ${place} by heart?\n<ben_77> yes: ${inside(words)}\n<maria> perfect`,
      `User: Give me ${place}, please.\nAssistant: ${upperFirst(words)}.\nUser: Thank you.`,
      `Dad 19:02\nWhat did you learn tonight?\nLily 19:03\n${place}\nLily 19:03\n${upperFirst(words)}\nDad 19:05\nWell done!`,
    ]),
  ),
  "multiple choice": given(numbered, ({ words, place }) =>
    turn(words, [
      `What do we read in ${place}?\n\na) Nothing about this subject\nb) ${upperFirst(words)}\nc) A list of rivers\n\nCorrect answer: b`,
      `Question 4. ${place} teaches that\n  A. the sea is deep\n  B. the mountains are high\n  C. ${inside(words)}\n\nKey: 4 C`,
      `Quiz time! Which of these is ${place}?\n\n( ) A proverb from Egypt\n(x) ${upperFirst(words)}\n( ) A line by Shakespeare`,
      `True or false: according to ${place}, ${inside(words)}. Turn the card over for the solution… True!`,
    ]),
  ),
  "from the Hebrew": given(
    any,
    ({ words, place }) =>
      turn(words, [
        `Translated straight from the Hebrew, ${place} comes out as: ${inside(words)}.`,
        `If you go back to the Hebrew of ${place}, word for word you get ${inside(words)}.`,
        `The English hides it, but a Hebrew reader of ${place} hears this: ${words}.`,
        `My own working translation of ${place} (from the Masoretic text): ${upperFirst(words)}.`,
        `In Hebrew the sentence is much stronger. Literally, ${inside(words)}. That is ${place}.`,
      ]),
    ["Masoretic"],
  ),
  footnote: given(any, ({ words, place, verse }) =>
    turn(words, [
      `Hope is older than fear.¹\n\n¹ See ${place}: ${inside(words)}.`,
      `The early church knew this very well[^1].\n\n[^1]: ${upperFirst(words)}, ${place}.`,
      `Few texts are as direct as this one.*\n\n---\n* ${place} – ${words}`,
      `Patience is learned slowly.${superscript(verse)}\n\nNotes\n${superscript(verse)} Cf. ${place} (${inside(words)}).`,
      `This is taught in many places (a).\n\n(a) ${place}. The full text is as follows. ${upperFirst(words)}.`,
    ]),
  ),
  "in other words": given(
    everyday,
    ({ words, place }) =>
      turn(words, [
        `${place} is hard to follow in old English. In other words, the verse tells us: ${inside(words)}.`,
        `Put simply, what ${place} is getting at is that ${inside(words)}.`,
        `So what is the message of ${place}? Basically this. ${upperFirst(words)}.`,
        `Stripped of its imagery, ${place} boils down to one claim, namely that ${inside(words)}.`,
        `To say it in today's English: ${inside(words)}. That is all ${place} wants to say.`,
      ]),
    ["the verse"],
  ),
  "Paul told them": spoken(
    invented,
    (words) =>
      turn(words, [
        `When the Corinthians kept quarreling, Paul told them plainly that ${inside(words)}.`,
        `Paul warned the elders of Ephesus, in tears, that ${inside(words)}.`,
        `Paul had one rule for the churches he planted, and he repeated it in every town, that ${inside(words)}.`,
        `Writing from prison, Paul reminded his friends how ${inside(words)}.`,
        `To the Galatians Paul was blunt. He let them know that ${inside(words)}, and he did not apologize for it.`,
      ]),
    ["Paul"],
  ),
  "stage script": spoken(
    invented,
    (words) =>
      turn(words, [
        `SCENE 2. A courtyard at night.\n\nMAID: You were with him too!\nPETER: I do not know the man.\nJESUS (turning): ${upperFirst(words)}.\n\nThe rooster crows.`,
        `NARRATOR: The crowd sat down on the grass.\nJESUS: ${upperFirst(words)}.\nPHILIP: But where shall we buy bread?`,
        `(Lights up on a burning bush.)\n\nVOICE. Moses, Moses!\nMOSES. Here I am.\nVOICE. ${upperFirst(words)}.`,
        `INT. UPPER ROOM - EVENING\n\nThe twelve recline at table.\n\n          JESUS\n     ${upperFirst(words)}.\n\n          THOMAS\n     We do not know the way.`,
        `Reader 1: And Elijah stood on the mountain.\nReader 2 (as the LORD): ${upperFirst(words)}.\nReader 1: And Elijah covered his face.`,
      ]),
    ["JESUS", "MOSES", "Elijah"],
  ),
  "hymn from the psalter": given(any, ({ words, place }) =>
    turn(words, [
      `Hymn 212, set from ${place}\n\n${upperFirst(half(words, 0))}\n${half(words, 1)}\n\nRefrain: Alleluia, alleluia`,
      `The choir sings ${place} to an old Scottish tune:\n\n♪ ${words} ♪`,
      `Chorus (text: ${place})\n${half(words, 0)},\n${half(words, 1)}!`,
      `There is a lovely chant by Taizé on ${place}. Over and over you sing ${inside(words)}, until the church grows quiet.`,
    ]),
  ),
  "definition list": given(any, ({ words, place }) =>
    turn(words, [
      `<dl>\n  <dt>${place}</dt>\n  <dd>${upperFirst(words)}.</dd>\n</dl>`,
      `${place}\n: ${upperFirst(words)}`,
      `Terms to know\n\nCanon\n: the list of books\n\n${place}\n: ${inside(words)}`,
      `**Selah** - a pause in the music\n**${place}** - ${inside(words)}\n**Amen** - so be it`,
      `<p><dfn>${place}</dfn> (n.) ${inside(words)}</p>`,
    ]),
  ),
  "markdown table": given(any, ({ words, place, book, chapter, verse }) =>
    turn(words, [
      `| Passage | Text |\n|---|---|\n| ${place} | ${upperFirst(words)} |`,
      `| Day | Reading | What it says |\n|:--|:--|:--|\n| Mon | ${place} | ${words} |\n| Tue | free | – |`,
      `| Feeling | Remember |\n| --- | --- |\n| Lonely | ${upperFirst(words)} (${place}) |`,
      `| Book | Ch. | V. | Wording |\n|---|---|---|---|\n| ${book} | ${chapter} | ${verse} | ${words} |`,
      `<table><tr><th>${place}</th></tr><tr><td>${upperFirst(words)}.</td></tr></table>`,
    ]),
  ),
  "code comment": given(any, ({ words, place, book, chapter, verse }) =>
    turn(words, [
      `\`\`\`js\n// ${place}\n// ${upperFirst(words)}.\nconst hope = true;\n\`\`\``,
      `\`\`\`python\ndef verse():\n    """${place}"""\n    return "${upperFirst(words)}."\n\`\`\``,
      `/*\n * ${upperFirst(words)}.\n * @see ${place}\n */`,
      `\`\`\`sh\n# prints ${place}\necho "${words}"\n\`\`\``,
      `Here is a little program:\n\n    print("${book} ${chapter}:${verse}")\n    print("${words}")`,
      `<!-- ${place} -->\n<p>${upperFirst(words)}.</p>`,
    ]),
  ),
  latex: given(any, ({ words, place }) =>
    turn(words, [
      `\\begin{quote}\n${upperFirst(words)}.\\\\\n\\hfill ${place}\n\\end{quote}`,
      `\\epigraph{${upperFirst(words)}}{\\textit{${place}}}`,
      `\\section*{${place}}\n\\emph{${words}}`,
      `\\footnote{${place}: ${words}.}`,
      `$$\\text{${place}} \\Rightarrow \\text{${words}}$$`,
    ]),
  ),
  json: given(any, ({ words, place, book, chapter, verse }) =>
    turn(words, [
      `{"reference": "${place}", "text": "${upperFirst(words)}."}`,
      `\`\`\`json\n{\n  "book": "${book}",\n  "chapter": ${chapter},\n  "verse": ${verse},\n  "content": "${words}"\n}\n\`\`\``,
      `[{"ref":"${place}","lang":"en","verse_text":"${words}"}]`,
      `{"${place}": "${upperFirst(words)}"}`,
      `{'translation': 'WEB', 'verses': ['${words}'], 'id': '${place}'}`,
    ]),
  ),
  "emoji numbers": given(any, ({ words, place }) =>
    turn(words, [
      `1️⃣ Breathe in.\n2️⃣ Read ${place}.\n3️⃣ ${upperFirst(words)}.\n4️⃣ Breathe out.`,
      `📖 ${place}\n👉 ${upperFirst(words)}\n💡 Think about it today!`,
      `✨ ${upperFirst(words)} ✨\n📍 ${place}`,
      `Three promises for hard days:\n🥇 ${place} ➡️ ${words}\n🥈 (your turn)\n🥉 (your turn)`,
      `🕊️🕊️🕊️\n${words}\n🕊️🕊️🕊️ ${place}`,
    ]),
  ),
  "Spanish label": given(
    any,
    ({ words, place, book, chapter, verse }) =>
      turn(words, [
        `${place} dice: ${inside(words)}.`,
        `La Palabra de Dios en ${place} dice así: ${words}.`,
        `El versículo es ${place} y dice que ${inside(words)}.`,
        `Como está escrito en ${book}, capítulo ${chapter}, versículo ${verse}: ${inside(words)}.`,
        `Versículo del día: ${words}. (${place})`,
      ]),
    ["Palabra de Dios", "versículo"],
  ),
  "in the mother tongue": spoken(
    foreign,
    (words) => {
      const label = turn(words, NATIVE[languageOf(words)] ?? []);
      return turn(`${words}.`, [
        `${label}: ${words}.`,
        `${words}. (${label}.)`,
        `As my grandparents learned it at school: ${label}: ${words}.`,
        `${label} –\n\n${words}.`,
      ]);
    },
    Object.values(NATIVE).flat(),
  ),
  "wide letters": given(any, ({ words, place }) =>
    turn(words, [
      `${place}: ${fullwidth(words)}.`,
      `${fullwidth(upperFirst(words))} (${place})`,
      `A decorative version of ${place} for your wall:\n\n${fullwidth(words)}`,
      `If you open ${place} you will see ${fullwidth(half(words, 0))} ${half(words, 1)}.`,
    ]),
  ),
  "halves as bullets": given(any, ({ words, place }) =>
    turn(words, [
      `${place} has two halves:\n- ${half(words, 0)}\n- ${half(words, 1)}`,
      `* First part of ${place}: ${half(words, 0)}\n* Second part: ${half(words, 1)}`,
      `How ${place} is built:\n\n(i) ${half(words, 0)} …\n(ii) … ${half(words, 1)}`,
      `• ${upperFirst(half(words, 0))}\n• ${half(words, 1)}\n• ${place}`,
      `+ The opening\n  + ${half(words, 0)}\n+ The close\n  + ${half(words, 1)}\n\nAll of it from ${place}.`,
    ]),
  ),
  "says somewhere": spoken(
    invented,
    (words) =>
      turn(words, [
        `Isaiah says somewhere that ${inside(words)}.`,
        `I forget the chapter, but Isaiah has a line about how ${inside(words)}.`,
        `Somewhere in Isaiah, toward the end I think, we hear that ${inside(words)}.`,
        `It was Isaiah, if I remember well, who first taught that ${inside(words)}.`,
        `You may recall from Isaiah that ${inside(words)}.`,
      ]),
    ["Isaiah"],
  ),
  crossword: given(any, ({ words, place }) => {
    const last = words.split(" ").at(-1) ?? "";
    const rest = words.split(" ").slice(0, -1).join(" ");
    return turn(words, [
      `ACROSS\n7. ${rest} ____ (${place}) (${last.length} letters)\n\nSOLUTION\n7. ${last.toUpperCase()}, since the whole reads: ${inside(words)}.`,
      `Clue 12 down: last word of ${place}. Answer: ${last}, as in ${inside(words)}.`,
      `4 Down: How ${place} ends, after ${inside(rest)} … (${last.length}). It is ${last.toUpperCase()}.`,
      `Stuck on 19 across? The setter had ${place} in mind: ${inside(words)}. So write ${last.toUpperCase()}.`,
    ]);
  }),
  timeline: spoken(
    invented,
    (words) =>
      turn(words, [
        `- c. 1446 BC: Israel leaves Egypt\n- c. 1445 BC: at Sinai Moses announces to the people that ${inside(words)}\n- c. 1406 BC: Moses dies on Nebo`,
        `AD 28 – John baptizes at the Jordan.\nAD 29 – Jesus teaches on the hillside: ${inside(words)}.\nAD 30 – The cross.`,
        `Day 1: arrival at Sinai.\nDay 3: thunder; Moses is told, ${inside(words)}.\nDay 40: Moses comes down with the tablets.`,
        `605 BC Daniel is taken to Babylon.\n539 BC Daniel reads the wall. It says: ${words}.\n538 BC The exiles go home.`,
        `Thursday evening → the supper → Jesus tells the Twelve that ${inside(words)} → the garden → the arrest.`,
      ]),
    ["Moses", "Jesus", "Daniel"],
  ),
  flashcard: given(any, ({ words, place, book, chapter, verse }) =>
    turn(words, [
      `FRONT: ${place}\nBACK: ${upperFirst(words)}.`,
      `Q: ${book} ${chapter}:${verse}?\nA: ${words}`,
      `Card 31\n———\n${place}\n———\n(flip)\n———\n${words}`,
      `${place} :: ${words}`,
      `Prompt → ${place}\nResponse → ${words}\nNext review in 3 days`,
    ]),
  ),
  caption: given(short, ({ words, place }) =>
    turn(words, [
      `[Photo: sunrise over the lake.] ${upperFirst(words)}. ${place} #blessed`,
      `Fig. 3. Stained glass in the north aisle, with the text of ${place}, ${inside(words)}.`,
      `Alt text: a page from an illuminated manuscript. It shows ${place}: ${inside(words)}.`,
      `Caption idea for your reel 👉 ${inside(words)} • ${place} • new beginnings`,
      `![${words}](sunset.jpg)\n*${place}*`,
    ]),
  ),
  "sermon outline": given(any, ({ words, place, book, chapter }) =>
    turn(words, [
      `Title: Standing Firm\nText: ${place}\n\nI. The promise: ${inside(words)}\nII. The problem: we forget\nIII. The practice: remember daily`,
      `I. Introduction\n   A. A story from the road\n   B. Read ${place}\n      1. ${upperFirst(words)}\nII. Application`,
      `Big idea: ${inside(words)}.\nBig text: ${place}.\nBig question: do we live like it?`,
      `Three points from ${book} ${chapter}\n1) God is near\n2) ${upperFirst(words)} (so ${place})\n3) Therefore, rest`,
    ]),
  ),
  "prayer as You said": spoken(
    invented,
    (words) =>
      turn(words, [
        `Heavenly Father, as You said in Your Word, ${inside(words)}. Help us to hold on to it. Amen.`,
        `Lord, You have promised us in Your Word that ${inside(words)}. We trust You. Amen.`,
        `Dear Jesus, in Your Word You told Your friends that ${inside(words)}, so teach me to listen.`,
        `We come before You tonight, leaning on what Your Word declares, ${inside(words)}. Be near to us.`,
        `Thank You, Lord, for Your Word. It comforts me to know from it that ${inside(words)}. Amen.`,
      ]),
    ["Your Word"],
  ),
  "reference in letters": given(any, ({ words, book, chapter, verse }) =>
    turn(words, [
      `In ${book}, chapter ${spell(chapter)}, verse ${spell(verse)}, we find the following. ${upperFirst(words)}.`,
      `${upperFirst(words)}. Look it up: ${book} ${spell(chapter)}, ${spell(verse)}.`,
      `Turn with me to the chapter headed ${spell(chapter)} in ${book} and go down to verse ${spell(verse)}, which has ${inside(words)}.`,
      `${book} ${spell(chapter)} ${spell(verse)} is where you hear that ${inside(words)}.`,
    ]),
  ),
  "reference a paragraph later": given(
    any,
    ({ words, place }) =>
      turn(words, [
        `${upperFirst(words)}.\n\nI have loved those lines since I was a child, and I still whisper them on bad nights.\n\nThey come from ${place}.`,
        `${upperFirst(words)}.\n\nIs there anything more to add? Hardly. Whole books have been written about it, and none has improved on it. If you want to find it in your Bible, go to ${place}.`,
        `Let me begin with an old sentence. ${upperFirst(words)}.\n\nIt was read by shepherds and by emperors.\n\nSource: ${place}`,
        `${upperFirst(words)}.\n\nA student once asked me where that was. I sent him to ${place}, and he came back smiling.`,
      ]),
    ["your Bible"],
  ),
  ellipses: given(altered, ({ words, place }) =>
    turn(words, [
      `${place}: … ${half(words, 0)} … ${half(words, 1)} …`,
      `… ${inside(words)} … (${place}, abridged)`,
      `You know how ${place} begins... ${half(words, 0)}... and then... ${half(words, 1)}.`,
      `[...] ${words} [...] ${place}`,
    ]),
  ),
  "divine first person": spoken(
    invented,
    (words) =>
      turn(words, [
        `I am the Lord your God, and this is what I say to you today: ${inside(words)}.`,
        `My child, I am the Lord. I knew you before you were born. ${upperFirst(words)}. Do not be afraid.`,
        `Be still. I am the Lord who brought you out of Egypt. ${upperFirst(words)}.`,
        `Listen, for I am the Lord and I change not. My word to you is that ${inside(words)}.`,
        `You ask who speaks? I am the Lord, the maker of the sea. ${upperFirst(words)}, and my word stands.`,
      ]),
    ["I am the Lord"],
  ),
  "the Greek reads": given(
    any,
    ({ words, place }) =>
      turn(words, [
        `The original Greek of ${place} reads, quite literally, ${inside(words)}.`,
        `Most English versions soften ${place}. The oldest manuscripts have ${inside(words)}.`,
        `In Codex Sinaiticus, ${place} is worded differently: ${inside(words)}.`,
        `The aorist matters here. A careful rendering of ${place} would be ${inside(words)}, nothing less.`,
        `Jerome translated ${place} as, in English, ${inside(words)}.`,
      ]),
    ["oldest manuscripts", "Codex Sinaiticus"],
  ),
  "bold initials": given(any, ({ words, place }) => {
    const bold = words.replace(/(?<![\p{L}’'])(\p{L})/gu, "**$1**");
    const initials = words
      .split(" ")
      .map((word) =>
        word
          .replace(/[^\p{L}]/gu, "")
          .charAt(0)
          .toUpperCase(),
      )
      .join("");
    return turn(words, [
      `To memorize ${place}, learn the letters ${initials}. Expanded: ${bold}.`,
      `${bold}\n\nFirst letters: ${initials} (${place})`,
      `Memory aid for ${place}:\n\n${initials}\n↓\n${bold}`,
      `Kids love acronyms! ${initials} stands for ${bold}, which is ${place}.`,
    ]);
  }),
  "letter sign-off": spoken(
    invented,
    (words) =>
      turn(words, [
        `${upperFirst(words)}.\n\nGrace be with you all,\nPaul, an apostle`,
        `Beloved,\n\n${inside(words)}. Greet one another with a holy kiss.\n\nYour brother, Paul the apostle`,
        `${upperFirst(words)}.\n\n✍️ the Apostle Paul, from prison in Rome`,
        `P.S. ${upperFirst(words)}.\n\nWritten with my own hand, Paul, apostle of Jesus Christ`,
      ]),
    ["apostle"],
  ),
  "blank and solution": given(any, ({ words, place }) => {
    const list = words.split(" ");
    const at = Math.floor(list.length / 2);
    const missing = list[at] ?? "";
    const gap = list.map((word, index) => (index === at ? "_____" : word)).join(" ");
    return turn(words, [
      `${gap} (${place})\n\nSolution: ${missing}. ${upperFirst(words)}.`,
      `Worksheet, line 3: ${gap}.\nTeacher's copy, line 3: ${words}.\nFound in ${place}.`,
      `Can you finish ${place}? ${half(words, 0)} ______. … The answer: ${half(words, 0)} ${half(words, 1)}.`,
      `Word bank: love, river, ${missing}\n${place}: ${gap}\nCompleted: ${words}`,
    ]);
  }),
  "run-in heads": given(turned, ({ words, place }) =>
    turn(words, [
      `**${place}.** ${upperFirst(words)}. **Comment.** A difficult text.`,
      `**Text:** ${words}. **Where:** ${place}. **Who:** everyone.`,
      `**Promise.** ${upperFirst(words)}. **Place.** ${place}. **Prayer.** Lord, help me.`,
      `__Observation__ ${place} states it openly. __Wording__ ${words}. __Use__ Copy it by hand.`,
    ]),
  ),
  "superscript numbers": given(any, ({ words, book, chapter, verse }) =>
    turn(words, [
      `${book} ${chapter}\n\n${superscript(verse)} ${upperFirst(words)}.`,
      `${book} ${chapter}, ${superscript(verse)}${upperFirst(half(words, 0))} ${superscript(String(Number(verse) + 1))}${half(words, 1)}.`,
      `<h3>${book} ${chapter}</h3><p><sup>${verse}</sup>${upperFirst(words)}.</p>`,
      `From ${book}, chapter ${chapter}:\n^${verse}^ ${words}`,
      `(${book})\n\n**${chapter}** ${superscript(verse)} ${words} ${superscript(String(Number(verse) + 1))}`,
    ]),
  ),
  "in brackets": given(any, ({ words, place }) =>
    turn(words, [
      `Do not worry about tomorrow [${place}: ${inside(words)}] but sleep well.`,
      `He was thinking of ${place} (you know, ${inside(words)}) when the phone rang.`,
      `{${place}} {${words}}`,
      `〔${words}〕〔${place}〕`,
      `Keep going (${inside(words)}; ${place}), and do not lose heart.`,
    ]),
  ),
  voicemail: given(any, ({ words, place }) =>
    turn(words, [
      `You have one new message. Hi, it's Pastor Jim, uh, I just wanted to leave you ${place}, so, um, ${inside(words)}. Okay, bye now.`,
      `Transcript (auto-generated): hey sis i was reading ${place} this morning and it said ${inside(words)} and i thought of you call me back`,
      `Beep. This is the prayer line. Today's encouragement is from ${place}. ${upperFirst(words)}. Beep.`,
      `Voice note, 0:41. So I opened at ${place}, right, and it goes ${inside(words)}, and I just started crying.`,
    ]),
  ),
  "grandmother recited": given(
    any,
    ({ words, place }) =>
      turn(words, [
        `My grandmother knew her Bible. Whenever a storm came she would recite ${place}, and so ${inside(words)} is the first thing I ever learned by heart.`,
        `Grandpa stitched it over the stove, ${inside(words)}, with ${place} below in red thread.`,
        `In our house nobody ate before somebody had said ${place} aloud. I can still hear it. ${upperFirst(words)}.`,
        `On the flyleaf of her Bible, in pencil: ${inside(words)}. Below it she wrote ${place}.`,
      ]),
    ["her Bible"],
  ),
  "true words, wrong list": given(misplaced, ({ words, place }) =>
    turn(words, [
      `Top verses for courage:\n\n1. ${place} – ${words}\n2. Write down your own favorite`,
      `${place} has long been a favorite. It reads: ${words}.`,
      `Let us open ${place} together.\n\n${upperFirst(words)}.`,
      `${upperFirst(words)}. You will find that in ${place}.`,
      `As ${place} has it, ${inside(words)}.`,
    ]),
  ),
  courtroom: spoken(
    archaic,
    (words) =>
      turn(words, [
        `Counsel: And what did the law of Moses say on this point?\nWitness: That ${inside(words)}.\nCounsel: No further questions.`,
        `The elders at the gate cited the law of Moses, under which ${inside(words)}, and the case was closed.`,
        `Exhibit A is the law of Moses. It provides as follows: ${inside(words)}.`,
        `Under the law of Moses a man was free to go if he could show that he had kept this rule: ${inside(words)}.`,
      ]),
    ["law of Moses"],
  ),
  plaque: given(any, ({ words, place }) =>
    turn(words, [
      `Stop 4, the old chapel. Above the door, carved in oak, is ${place}. The inscription runs ${inside(words)}.`,
      `The bell was cast in 1688 and bears the text of ${place}:\n\n${words.toUpperCase()}`,
      `Look up at the ceiling. Gold letters spell out ${inside(words)}, from ${place}. Photography is allowed.`,
      `ERECTED 1904\n${words.toUpperCase()}\n${place.toUpperCase()}`,
      `The fountain in the square quotes ${place}; the brass plate has ${inside(words)}.`,
    ]),
  ),
  "podcast notes": given(any, ({ words, place }) =>
    turn(words, [
      `00:00 Welcome\n03:12 Reading of ${place}\n03:20 ${upperFirst(words)}\n14:05 Questions`,
      `Episode 48 show notes: we unpack ${place}. Key quote from the passage: ${inside(words)}. Subscribe wherever you listen!`,
      `HOST: So, ${place}. Read it for us?\nGUEST: Yeah. ${upperFirst(words)}.\nHOST: Wow.`,
      `In this week's episode, Dr. Hale explains why ${place} insists that ${inside(words)}.`,
    ]),
  ),
  "children's story": spoken(
    invented,
    (words) =>
      turn(words, [
        `Then Jesus knelt down beside the little boy, and smiled, and told him that ${inside(words)}. And the boy ran home to tell his mother.`,
        `Once upon a time a small girl climbed on a wall to see Jesus. He looked up at her. ${upperFirst(words)}, he said. The girl laughed.`,
        `The storm was loud, but Jesus stood up in the boat. He whispered to his frightened friends: ${inside(words)}. Then all was calm.`,
        `And do you know what Jesus answered Zacchaeus up in his tree? He answered that ${inside(words)}! So Zacchaeus climbed down.`,
        `After breakfast on the beach Jesus asked Peter three times whether he loved him. Then he added softly, ${inside(words)}.`,
      ]),
    ["Jesus"],
  ),
  "versions compared": given(swapped, ({ words, place }) =>
    turn(words, [
      `${place} in two versions\nKJV: ${words}\nMessage: much the same, but longer`,
      `NIV → ${words}\nESV → almost identical\n(${place})`,
      `The WEB renders ${place} as ${inside(words)}, while other versions differ only slightly.`,
      `King James readers know ${place} like this: ${words}. The newer versions keep it.`,
      `${place} (NASB) ${words}`,
    ]),
  ),
  "myth and truth": given(any, ({ words, place }) =>
    turn(words, [
      `Myth: the Bible is silent on this.\nReality: ${place} could not be clearer. ${upperFirst(words)}.`,
      `People think money is the root of it all. Wrong. What ${place} does teach is that ${inside(words)}.`,
      `❌ God helps those who help themselves (not in the Bible)\n✅ ${upperFirst(words)} (${place})`,
      `You often hear “cleanliness is next to godliness”, which is nowhere in scripture. The real text is ${place}: ${inside(words)}.`,
    ]),
  ),
  "search result": given(any, ({ words, place, book, chapter, verse }) =>
    turn(words, [
      `${place} - Bible Gateway\nwww.example.org › passage › ${book}\n${upperFirst(words)} ...`,
      `Top result: ${place} — ${words} — Read full chapter`,
      `[${place}](https://example.org/${chapter}/${verse})\n${upperFirst(words)}. Cross references · Commentary · Lexicon`,
      `About 41,000 results. Featured snippet: ${upperFirst(words)}. From: ${place}, online Bible`,
    ]),
  ),
  "correction of myself": given(negated, ({ words, place }) =>
    turn(words, [
      `I'm sorry, I quoted ${place} wrongly before. It actually reads: ${inside(words)}.`,
      `You're right, and I apologize for the confusion. Here is ${place} once more, checked: ${words}.`,
      `Small correction to ${place}. For what I wrote above, please read: ${inside(words)}.`,
      `Edit: several people pointed out my slip. ${place} should be ${inside(words)}. Fixed now.`,
    ]),
  ),
  "verse of the day": given(
    continued,
    ({ words, place }) =>
      turn(words, [
        `Verse of the day: ${words} – ${place}`,
        `Good morning! ☀️ Today's scripture is ${place}. ${upperFirst(words)}. Have a great day!`,
        `Your daily bread for Tuesday\n\n${upperFirst(words)}\n\n${place}`,
        `NOTIFICATION · Bible App · now\n${place}\n${words}`,
        `Today's word comes from ${place}, and it is a short one: ${inside(words)}.`,
      ]),
    ["verse of the day", "scripture"],
  ),
};
