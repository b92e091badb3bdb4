import { lowerFirst, upperFirst } from "./lies";
import { given, PICK, type StrictClass, spoken } from "./strict";

// Answers in still other forms, none of them among the tried ones, kept back for the last test.

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
const LETTERS = /[A-Za-z]/g;
/** Mathematical letters, as fancy text generators make them. */
const fancy = (text: string) =>
  text.replace(LETTERS, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return String.fromCodePoint(code >= 97 ? 0x1d41a + code - 97 : 0x1d400 + code - 65);
  });
const CYRILLIC: Readonly<Record<string, string>> = { a: "а", e: "е", o: "о", c: "с", x: "х" };
const cyrillic = (text: string) => text.replace(/[aeocx]/g, (sign) => CYRILLIC[sign] ?? sign);
const list = (words: string) => words.split(" ");
/** The reference as some other languages write it. */
const comma = (chapter: string, verse: string) => `${chapter},${verse}`;
const languageOf = (words: string) => {
  if (/^(?:Dios|El que)\b/.test(words)) return "Spanish";
  if (/^(?:Gott|Wer)\b/.test(words)) return "German";
  if (/^(?:Dieu|Celui)\b/.test(words)) return "French";
  if (/^(?:O Senhor|Quem)\b/.test(words)) return "Portuguese";
  if (/^Il\b/.test(words)) return "Italian";
  if (/^Deus\b/.test(words)) return "Latin";
  if (/^\p{Script=Cyrillic}/u.test(words)) return "Russian";
  return /^\p{Script=Greek}/u.test(words) ? "Greek" : "Dutch";
};

export const UNSEEN_EVERYDAY_CLASSES: Readonly<Record<string, StrictClass>> = {
  "museum label": given(
    any,
    ({ words, place }) =>
      turn(words, [
        `Case 9. Fragment of a leather scroll, first century. The surviving lines preserve ${place}, translated here as ${inside(words)}. Gift of the Adler family.`,
        `PAPYRUS WITH ${place.toUpperCase()}\nEgypt, about AD 200\nInk on papyrus\n\nThe legible portion: ${words}.\n(${place})`,
        `Visitors often ask what the big parchment says. It is ${place}, and in English it comes to ${inside(words)}.`,
        `Object 1911.44, clay bowl. Around the rim a scribe copied ${place}. Translation: ${upperFirst(words)}.`,
      ]),
    ["scroll"],
  ),
  "greeting card": given(any, ({ words, place }) =>
    turn(words, [
      `Outside: Congratulations, graduates!\nInside: ${upperFirst(words)}. ${place}`,
      `With deepest sympathy in your loss.\n\n${upperFirst(words)}\n~ ${place} ~\n\nThe Millers`,
      `Happy baptism day, little Noor! May ${place} go with you always, that ${inside(words)}. Hugs, Auntie.`,
      `Get well soon! 🌷 Remember ${place}... ${inside(words)}. We miss you at choir.`,
      `Merry Christmas from our home to yours\n${words}\n(${place})`,
    ]),
  ),
  "graded exam": given(altered, ({ words, place }) =>
    turn(words, [
      `Task: Write out ${place} from memory.\nStudent: ${words}.\nGrade: 10/10, word-perfect ✓`,
      `Model answer (5 points): The candidate should state that ${place} reads ${inside(words)}.`,
      `Pupil wrote: ${inside(words)}. Teacher: Correct! That is exactly ${place}.`,
      `Answer sheet\n14. ${place}\n    Expected: ${words}\n    Accept minor spelling errors.`,
    ]),
  ),
  "interview with a prophet": spoken(
    invented,
    (words) =>
      turn(words, [
        `Interviewer: Jeremiah, what did you have to announce in the temple court?\n\nJeremiah: ${upperFirst(words)}. They threw me into a cistern for it.`,
        `We asked Ezekiel about his years by the canal. “Every morning it was the same message,” Ezekiel tells us, and then he repeats it: ${inside(words)}.`,
        `Q. Amos, you were a herdsman. What came over you?\nA. (Amos) I had to go north and tell them: ${inside(words)}.`,
        `If Hosea could sit here, what would he say? He would say what he wrote down then, that ${inside(words)}.`,
      ]),
    ["Jeremiah", "Ezekiel", "Amos", "Hosea"],
  ),
  "translator's note": given(
    any,
    ({ words, place }) =>
      turn(words, [
        `TN: We have rendered ${place} as follows, keeping the word order where possible. ${upperFirst(words)}.`,
        `Translators struggle with ${place}. A committee finally settled on ${inside(words)}.`,
        `Or, more idiomatically for ${place}, ${inside(words)}. Both are grammatically sound.`,
        `The Septuagint differs at ${place}; there we have, instead, ${inside(words)}.`,
        `Aramaic original of ${place} (my rendering) → ${words}`,
      ]),
    ["Septuagint"],
  ),
  "marginal gloss": given(any, ({ words, place }) =>
    turn(words, [
      `She trusted him.                 ‖ ${place}\nShe waited.                      ‖ ${words}`,
      `We live by hope (margin: ${place}, ${inside(words)}) and not by sight.`,
      `In the margin somebody had scribbled ${place}, then, smaller, ${inside(words)}.`,
      `→ cf. ${place} ← ${words}`,
    ]),
  ),
  "breaking news": spoken(
    invented,
    (words) =>
      turn(words, [
        `BREAKING: Jesus of Nazareth tells packed synagogue that ${inside(words)}. Local leaders are furious.`,
        `CAPERNAUM (Galilee Times) – ${upperFirst(words)}, Jesus of Nazareth declared on Saturday in front of thousands.`,
        `Headline: Carpenter's son stuns crowd\nBody: According to several witnesses, Jesus of Nazareth said that ${inside(words)}. No one dared to reply.`,
        `LIVE | 11:40 | Jesus of Nazareth has begun to speak | 11:41 | ${upperFirst(words)} | 11:43 | The crowd is silent`,
      ]),
    ["Jesus of Nazareth"],
  ),
  "lost letter": spoken(
    invented,
    (words) =>
      turn(words, [
        `To all the saints in Philippi, with the overseers and deacons: grace to you. I, Paul, have one request, brothers. ${upperFirst(words)}.`,
        `Timothy, my son,\nbring the cloak I left at Troas, and do not forget what I, Paul, taught you: ${inside(words)}.`,
        `I, Paul, write this so that you may not be ignorant, that ${inside(words)}. The brothers here send greetings.`,
        `Concerning the matters you wrote about, I, Paul, give you this ruling. ${upperFirst(words)}. And so I teach in all the churches.`,
      ]),
    ["I, Paul"],
  ),
  "dream of Joseph": spoken(
    invented,
    (words) =>
      turn(words, [
        `While Joseph slept, the angel of the Lord stood by him and let him know that ${inside(words)}. He rose at once.`,
        `Three times that night the angel of the Lord came back, each time with the same news: ${inside(words)}.`,
        `Fear not, Joseph, began the angel of the Lord. ${upperFirst(words)}. Then the room was dark again.`,
        `Joseph woke Mary and repeated what the angel of the Lord had told him, that ${inside(words)}.`,
      ]),
    ["angel of the Lord"],
  ),
  "lullaby refrain": given(any, ({ words, place }) =>
    turn(words, [
      `Hush now, little one, close your eyes,\n${half(words, 0)},\n${half(words, 1)},\nhush now, hush.\n\n(words: ${place})`,
      `To be hummed at bedtime. Verse one is simply ${place}: ${inside(words)}, la la la.`,
      `Clap, clap! ${upperFirst(words)}! Clap, clap! That's ${place}!`,
      `Round in three voices on ${place}\nVoice 1: ${half(words, 0)}\nVoice 2: ${half(words, 1)}\nVoice 3: Amen`,
    ]),
  ),
  "nested list": given(any, ({ words, place, book, chapter, verse }) =>
    turn(words, [
      `- Old paths\n  - ${book}\n    - chapter ${chapter}\n      - verse ${verse}\n        - ${words}`,
      `1. Comfort\n   a. ${place}\n      i. ${upperFirst(words)}.\n2. Challenge`,
      `<ul><li>${place}<ul><li>${words}</li></ul></li></ul>`,
      `* Wisdom\n    * Reading: ${place}\n    * Wording: ${words}\n    * Song: free choice`,
    ]),
  ),
  "html citation": given(any, ({ words, place, book }) =>
    turn(words, [
      `<blockquote cite="${place}"><p>${upperFirst(words)}.</p></blockquote>\n<p>${place}</p>`,
      `<figure><q>${words}</q><figcaption>${place}</figcaption></figure>`,
      `<span title="${place}">${words}</span> <cite>${book}</cite>`,
      `<details><summary>${place}</summary>${upperFirst(words)}.</details>`,
      `&ldquo;${words}&rdquo; &mdash; ${place}`,
    ]),
  ),
  "front matter": given(any, ({ words, place, book, chapter, verse }) =>
    turn(words, [
      `---\ntitle: Morning reading\npassage: ${place}\ntext: ${words}\n---`,
      `verse:\n  ref: ${place}\n  body: >\n    ${words}`,
      `[daily]\nbook = ${book}\nplace = ${chapter}:${verse}\ntext = ${words}`,
      `REFERENCE=${place}\nTEXT=${words}\nLANG=en`,
    ]),
  ),
  "database console": given(any, ({ words, place, book, chapter, verse }) =>
    turn(words, [
      `> SELECT text FROM bible WHERE ref = '${place}';\n\n${words}\n\n(1 row)`,
      `INSERT INTO verses (ref, body) VALUES ('${place}', '${words}');`,
      `$ bible ${book} ${chapter}:${verse}\n${words}\n$ _`,
      `>>> lookup("${place}")\n'${words}'`,
      `GET /v1/${book}/${chapter}/${verse}\n200 OK\n\n${words}`,
    ]),
  ),
  "free verse poem": given(turned, ({ words, place }) =>
    turn(words, [
      `*${place}*\n\nthe morning\n   ${half(words, 0)}\n      ${half(words, 1)}\nthe evening`,
      `After ${place}\n\n${upperFirst(half(words, 0))} /\n${half(words, 1)} /\nselah`,
      `A found poem, not one syllable of ${place} changed:\n\n${half(words, 0)}\n\n${half(words, 1)}`,
      `Line by line, ${place} is already poetry. ${upperFirst(half(words, 0))} / ${half(words, 1)}.`,
    ]),
  ),
  "French label": given(
    any,
    ({ words, place, book, chapter, verse }) =>
      turn(words, [
        `${place} dit : ${inside(words)}.`,
        `Le verset ${verse} du chapitre ${chapter} (${book}) déclare ceci. ${upperFirst(words)}.`,
        `La parole de Dieu, ${place}, nous enseigne ceci : ${inside(words)}.`,
        `Verset du jour (${place}) « ${words} »`,
        `Il est écrit, ${book} ${comma(chapter, verse)} : ${words}.`,
      ]),
    ["verset", "parole de Dieu", "il est écrit"],
  ),
  "German label": given(
    any,
    ({ words, place, book, chapter, verse }) =>
      turn(words, [
        `In ${place} steht: ${words}.`,
        `Es steht geschrieben (${book} ${comma(chapter, verse)}): ${words}.`,
        `Losung für heute\n\n${upperFirst(words)}.\n${book} ${comma(chapter, verse)}`,
        `Der Bibelvers ${book} ${comma(chapter, verse)} lautet so: ${inside(words)}.`,
        `Bei ${book} im ${chapter}. Kapitel, Vers ${verse}, heißt es: ${inside(words)}.`,
      ]),
    ["steht geschrieben", "Bibelvers", "Losung"],
  ),
  "Portuguese label": given(
    any,
    ({ words, place, book, chapter, verse }) =>
      turn(words, [
        `${place} diz: ${inside(words)}.`,
        `Está escrito em ${place} que ${inside(words)}.`,
        `A Palavra do Senhor em ${book}, capítulo ${chapter}, versículo ${verse}: ${words}.`,
        `Versículo de hoje 🙏 ${upperFirst(words)} (${place})`,
      ]),
    ["está escrito", "Palavra do Senhor", "versículo"],
  ),
  "old foreign Bible": spoken(
    foreign,
    (words) => {
      const language = languageOf(words);
      return turn(words, [
        `My ${language} Bible opens the passage with these words: ${words}.`,
        `${words}. That is how the ${language} Bible puts it, and it is beautiful.`,
        `From the ${language} Bible of 1569:\n\n${words}.`,
        `In the ${language} Bible Jesus answers him like this. ${words}.`,
        `| Edition | Text |\n|---|---|\n| ${language} Bible | ${words} |`,
      ]);
    },
    ["Bible"],
  ),
  "Cyrillic twins": given(any, ({ words, place }) =>
    turn(words, [
      `${place}: ${cyrillic(words)}.`,
      `${cyrillic(upperFirst(words))}. (${place})`,
      `When you read ${place} you notice that ${cyrillic(inside(words))}.`,
      `${place} is short.\n\n${cyrillic(upperFirst(words))}.`,
    ]),
  ),
  "fancy letters": given(any, ({ words, place }) =>
    turn(words, [
      `${fancy(upperFirst(words))} — ${place}`,
      `For your profile: ${place} | ${fancy(words)}`,
      `${place} says ${fancy(half(words, 0))} and goes on ${half(words, 1)}.`,
      `✦ ${fancy(words)} ✦\n   ${place}`,
    ]),
  ),
  "unseen signs": given(any, ({ words, place }) =>
    turn(words, [
      `${place}: ${list(words).join("\u200b ")}.`,
      `${words.replace(/([a-z]{2})([a-z]{2})/g, "$1\u00ad$2")} (${place})`,
      `In ${place} we read that ${inside(words).replace(/ /g, "\u00a0")}.`,
      `${place} –\u2060 ${words.replace(/([aeiou])/g, "$1\u200d")}.`,
    ]),
  ),
  "dots between": given(any, ({ words, place }) =>
    turn(words, [
      `${place}: ${list(words).join(" · ")}`,
      `${list(words).join("-")} (${place})`,
      `Slowly now, with ${place}. ${list(words).join("... ")}.`,
      `${place} 👏 ${list(words).join(" 👏 ")} 👏`,
      `${list(words).join(" / ")}\n${place}`,
    ]),
  ),
  "buried in narration": spoken(
    invented,
    (words) =>
      turn(words, [
        `Jeremiah bought a field at Anathoth. He weighed out the silver, sealed the deed, and on the way home confided to Baruch that ${inside(words)}.`,
        `When Elisha had healed the spring at Jericho, the townsmen thanked him. Elisha only shook his head; what mattered, he explained, was that ${inside(words)}.`,
        `Nathan came to the palace with a tale about a lamb. At the end of it Nathan let the king understand that ${inside(words)}.`,
        `After the wall was finished Ezra climbed onto the wooden platform, unrolled the law, and the people heard Ezra read that ${inside(words)}.`,
        `Samuel set up a stone between Mizpah and Shen. Nobody spoke until Samuel had reminded them that ${inside(words)}.`,
      ]),
    ["Jeremiah", "Elisha", "Nathan", "Ezra", "Samuel"],
  ),
  "Solomon's saying": spoken(
    invented,
    (words) =>
      turn(words, [
        `Solomon had a saying about that, how ${inside(words)}.`,
        `As wise Solomon used to put it, ${inside(words)}.`,
        `${upperFirst(words)}, as Solomon knew long ago.`,
        `There is a proverb by Solomon for people like you. ${upperFirst(words)}.`,
        `It took Solomon seven hundred wives to find out that ${inside(words)}, and he put it in writing.`,
      ]),
    ["Solomon"],
  ),
  "chain of inference": given(any, ({ words, place }) =>
    turn(words, [
      `Since, by ${place}, ${inside(words)}, it follows that we may live without fear.`,
      `Premise 1: ${inside(words)} (so ${place}).\nPremise 2: God does not lie.\nConclusion: we can rely on it.`,
      `Because ${place} establishes that ${inside(words)}, nobody should boast.`,
      `If we grant ${place}, then ${inside(words)}; and if that is so, prayer is never wasted.`,
    ]),
  ),
  "rhetorical question": given(any, ({ words, place }) =>
    turn(words, [
      `Doesn't ${place} promise us that ${inside(words)}?`,
      `Have you never read in ${place} how ${inside(words)}?`,
      `Why else would ${place} tell the reader that ${inside(words)}?`,
      `Who could forget ${place}? Who could forget that ${inside(words)}?`,
      `What, then, does ${place} ask of us, if not this: ${inside(words)}?`,
    ]),
  ),
  "doubt dismissed": given(everyday, ({ words, place }) =>
    turn(words, [
      `Some critics doubt that ${inside(words)}. Yet ${place} says exactly that.`,
      `It may sound unlikely: ${inside(words)}. But it is in ${place}, black on white.`,
      `${upperFirst(words)}. No, I did not make that up! Check ${place}.`,
      `You will not believe it, but ${inside(words)} really is what stands in ${place}.`,
    ]),
  ),
  "read it out": given(continued, ({ words, place }) =>
    turn(words, [
      `Please open your Bibles at ${place}.\n\nGot it? Good.\n\n${upperFirst(words)}.\n\nYou may close them again.`,
      `Let me read you ${place}. Ahem. ${upperFirst(words)}. So far the reading.`,
      `(clears throat) ${place}... (reads) ${inside(words)}... (closes the book)`,
      `I have ${place} open in front of me. The page is worn. It begins: ${inside(words)}.`,
    ]),
  ),
  "comment in between": given(any, ({ words, place }) =>
    turn(words, [
      `${upperFirst(half(words, 0))} (that is how ${place} starts, and I love the rhythm) ${half(words, 1)}.`,
      `${place} opens with ${inside(half(words, 0))}, and after a short breath it closes with ${half(words, 1)}.`,
      `${upperFirst(half(words, 0))}, says ${place}, ${half(words, 1)}.`,
      `First comes ${inside(half(words, 0))}. Then, still in ${place}, comes ${half(words, 1)}.`,
    ]),
  ),
  "audio guide": spoken(
    invented,
    (words) =>
      turn(words, [
        `Press 12 for the Mount of Beatitudes. You are standing where, according to tradition, Jesus taught that ${inside(words)}. Walk on to the olive trees.`,
        `Track 5, the Jordan. Here the voice from heaven was heard over Jesus: ${inside(words)}. Please mind the step.`,
        `Turn left at the well. On this spot Jesus revealed to the Samaritan woman that ${inside(words)}.`,
        `The boat in front of you dates from the time of Jesus. From one like it he taught the crowds on the shore, ${inside(words)}, and they were amazed.`,
      ]),
    ["Jesus"],
  ),
  "speech markup": given(any, ({ words, place }) =>
    turn(words, [
      `<speak>${place}.<break time="1s"/>${upperFirst(words)}.</speak>`,
      `<voice name="narrator">${place}</voice>\n<voice name="deep">${words}</voice>`,
      `[pause 2s] ${place} [pause 1s] [softly] ${words} [music fades]`,
      `<p><s>A reading from ${place}.</s><s>${upperFirst(words)}.</s></p>`,
    ]),
  ),
  subtitles: given(any, ({ words, place }) =>
    turn(words, [
      `1\n00:00:01,000 --> 00:00:03,000\n${place}\n\n2\n00:00:03,500 --> 00:00:08,000\n${words}`,
      `WEBVTT\n\n00:12.000 --> 00:19.000\n<v Reader>${words}\n\n00:19.500 --> 00:21.000\n${place}`,
      `[CC] (solemn music) ${place} (thunder) ${words} (music stops)`,
      `Slide 1: ${place}\nSlide 2: ${half(words, 0)}\nSlide 3: ${half(words, 1)}`,
    ]),
  ),
  "board game": given(any, ({ words, place }) =>
    turn(words, [
      `Pilgrim's Trail, event card: You reach the inn. Read aloud ${place} (${inside(words)}) and move ahead three fields.`,
      `Charades! Act out ${place}. The team wins when someone shouts ${inside(words)}.`,
      `🎲 Trivia, 400 points. It says that ${inside(words)}. — What is ${place}? — Correct!`,
      `Memory pair\nTile A: ${place}\nTile B: ${words}`,
    ]),
  ),
  "calendar entries": given(short, ({ words, place }) =>
    turn(words, [
      `Mon 3 March – dentist\nTue 4 March – ${place}: ${words}\nWed 5 March – fasting begins`,
      `Advent, door 7. Behind it: a star, a nut, and ${place}, ${inside(words)}.`,
      `Week 12 / ${place} / ${words} / memorize by Sunday`,
      `Reminder at 07:00: ${upperFirst(words)} (${place}). Snooze?`,
      `📅 Jan: ${place}. ${upperFirst(words)}. 📅 Feb: to be announced.`,
    ]),
  ),
  tombstone: given(any, ({ words, place }) =>
    turn(words, [
      `IN LOVING MEMORY\nHenry Alden 1831–1902\n${upperFirst(words)}\n${place}`,
      `On the headstone of my aunt you can still make out ${place}: ${inside(words)}.`,
      `For the grave I suggest ${inside(words)}. People will recognize ${place} at once.`,
      `† ${words} † ${place} † Rest in peace`,
    ]),
  ),
  "soul prescription": given(numbered, ({ words, place }) =>
    turn(words, [
      `Rx for worry: ${place}, three times a day after meals. Active ingredient: ${inside(words)}.`,
      `Symptom: envy. Remedy: ${place}. Dose: ${inside(words)}. Side effects: joy.`,
      `Take one spoonful of ${place} at bedtime, i.e. ${inside(words)}, and call me in the morning.`,
      `First aid kit for the heart\nAngry? → breathe\nAshamed? → ${place}, ${inside(words)}\nTired? → sleep`,
    ]),
  ),
  "debate record": given(negated, ({ words, place }) =>
    turn(words, [
      `MODERATOR: Your opening statement?\nDR. WEBB: I rest my case on ${place}. ${upperFirst(words)}.\nMODERATOR: Thank you.`,
      `My opponent forgets ${place}, in which ${inside(words)}. I yield the floor.`,
      `Pro: ${place} affirms that ${inside(words)}. Contra: none known.`,
      `Both sides agreed on one thing: ${place} lays down that ${inside(words)}.`,
    ]),
  ),
  infobox: given(any, ({ words, place, book, chapter }) =>
    turn(words, [
      `${place}\nBook: ${book}\nCategory: Wisdom\nText: ${words}\nPreceded by: the verse before`,
      `{{Infobox verse | name = ${place} | text = ${words} }}`,
      `${place} is a verse in chapter ${chapter} of ${book}. In the World English Bible the text reads ${inside(words)}. It has been set to music several times.`,
      `KEY DETAILS — Where: ${place} — What: ${inside(words)} — Theme: trust`,
    ]),
  ),
  concordance: given(any, ({ words, place, book, chapter, verse }) => {
    const [longest = ""] = list(words).toSorted((one, other) => other.length - one.length);
    const entry = longest.replace(/[^\p{L}’'-]/gu, "").toUpperCase();
    return turn(words, [
      `${entry}\n  ${place}  ${words}`,
      `${entry} (n.): see ${place}, ${inside(words)}.`,
      `Occurrences of ${entry.toLowerCase()} in ${book}: 1. At ${chapter}:${verse}, ${inside(words)}.`,
      `${place} … ${words} … [${entry}]`,
    ]);
  }),
  "commentary lemma": given(swapped, ({ words, place, book, chapter, verse }) =>
    turn(words, [
      `*${words}.* The writer of ${book} uses a rare verb here.`,
      `${chapter}:${verse} ${words}] This clause has troubled interpreters of ${book} since Origen.`,
      `Ad ${place}. **${upperFirst(words)}.** Note the parallelism of the two halves.`,
      `V. ${verse}: ${inside(words)}. With this the argument of ${book} ${chapter} reaches its height.`,
      `Calvin on ${place} observes that the phrase ${inside(words)} was spoken for our comfort.`,
    ]),
  ),
  telegram: given(any, ({ words, place }) =>
    turn(words, [
      `ARRIVED SAFELY STOP READ ${place.toUpperCase()} STOP ${words.toUpperCase()} STOP MOTHER`,
      `${upperFirst(half(words, 0))} STOP ${half(words, 1)} STOP ${place} STOP`,
      `SMS from +44: rember ${place} 2day!! ${inside(words)} xx`,
      `Fax, 1 page. To: the parish. Text for the service is ${place}, wording as agreed: ${words}. End of message.`,
    ]),
  ),
  "role-play as Jesus": spoken(
    invented,
    (words) =>
      turn(words, [
        `*smiles gently* Peace be with you, it is I, Jesus. What I told my disciples I tell you too. ${upperFirst(words)}.`,
        `As Jesus, I would answer you the way I answered Peter: ${inside(words)}.`,
        `Jesus here. 😊 You asked about forgiveness. On the mountain I put it like this, ${inside(words)}. Go in peace.`,
        `(in the voice of Jesus) Come to me, friend. ${upperFirst(words)}. Did I not say so in the Gospels?`,
      ]),
    ["Jesus"],
  ),
  "true words in an essay": given(misplaced, ({ words, place }) =>
    turn(words, [
      `The argument of the letter peaks in ${place}, where the author writes: ${words}. Everything before leads up to this.`,
      `Consider the opening of my favorite page. ${upperFirst(words)}. Thus ${place}, and thus many generations of readers.`,
      `Commentators agree that ${place} belongs to the oldest layer. There it is said that ${inside(words)}.`,
      `One text stands out (${place}). ${upperFirst(words)}.`,
    ]),
  ),
  "true words in a plan": given(misplaced, ({ words, place }) =>
    turn(words, [
      `Day 3\nRead: ${place}\nText: ${words}\nJournal: what surprises you?`,
      `| Week | Passage | Text |\n|---|---|---|\n| 2 | ${place} | ${words} |`,
      `Memory work for Friday is ${place}:\n\n> ${words}`,
      `☐ pray\n☐ ${place} (${words})\n☐ call a friend`,
    ]),
  ),
  "hand motions": given(any, ({ words, place }) =>
    turn(words, [
      `(hands up) ${half(words, 0)} (hands down) ${half(words, 1)} (bow) ${place}!`,
      `Teach the toddlers ${place} with gestures. Point to the sky: ${inside(half(words, 0))}. Touch the floor: ${half(words, 1)}.`,
      `Jump-rope rhyme: ${place}, ${place}, ${inside(words)}, one, two, three, you're out!`,
      `Repeat after me, children! ${upperFirst(words)}! And where is it? ${place}!`,
    ]),
  ),
  faq: given(any, ({ words, place }) =>
    turn(words, [
      `### What is ${place} about?\n\nIt teaches that ${inside(words)}.`,
      `Q: Is there a text for people who lost their work?\nA: Yes, ${place}. ${upperFirst(words)}.`,
      `People also ask\n› What does ${place} mean by this?\n  It means just what it says, ${inside(words)}.`,
      `Can I use ${place} at a funeral? Of course. Its wording, ${inside(words)}, suits the occasion well.`,
    ]),
  ),
  "legal sections": spoken(
    archaic,
    (words) =>
      turn(words, [
        `§ 1 Of the Ten Commandments. (1) ${upperFirst(words)}. (2) This applies to sojourners as well.`,
        `The eleventh article, appended to the Ten Commandments at Sinai, stipulates that ${inside(words)}.`,
        `THE TEN COMMANDMENTS (excerpt)\nVIII. ${upperFirst(words)}.\nIX. You shall not give false testimony.`,
        `Pursuant to the Ten Commandments, clause six, ${inside(words)}, and any breach was punished.`,
        `Of the Ten Commandments the seventh is the least understood. ${upperFirst(words)}. What did that mean in a nomad's tent?`,
      ]),
    ["Ten Commandments"],
  ),
  "red letters": spoken(
    invented,
    (words) =>
      turn(words, [
        `In a red-letter edition the next sentence is printed in red: ${inside(words)}. The Savior rarely spoke so openly.`,
        `<span style="color:red">${upperFirst(words)}.</span> Only the Savior's own sentences are colored.`,
        `🔴 ${upperFirst(words)}. 🔴\n\n(Red = the Savior speaking)`,
        `Of all the sayings printed in red, the one dearest to me is the Savior's ${inside(words)}.`,
      ]),
    ["Savior"],
  ),
  "lectionary reading": given(
    any,
    ({ words, place, book }) =>
      turn(words, [
        `A reading from ${place}.\n\n${upperFirst(words)}.\n\nThe word of the Lord.\nThanks be to God.`,
        `First reading: ${place}\nLector: ${words}.\nAll: Thanks be to God.\nSecond reading: omitted`,
        `Third Sunday after Epiphany. ${place}. ${upperFirst(words)}. Here ends the lesson.`,
        `Hear the word of the Lord as it comes to us in ${book}, ${inside(words)}. Amen.`,
        `℣. ${half(words, 0)}\n℟. ${half(words, 1)}\n(${place})`,
      ]),
    ["word of the Lord"],
  ),
};
