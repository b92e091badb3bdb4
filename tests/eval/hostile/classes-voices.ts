import { lowerFirst, upperFirst } from "./lies";
import { COMMENTS, given, PICK, type StrictClass } from "./strict";

// Words given beside a reference, in the voices of people who quote: written before their author
// had read the guard.

const { any, altered, invented, archaic, foreign, everyday } = PICK;
const { swapped, numbered, negated, continued, turned, misplaced } = PICK;

export const VOICE_CLASSES: Readonly<Record<string, StrictClass>> = {
  "pastor opens the book": given(
    any,
    ({ words, place }, r) =>
      `${r.pick(["Turn with me to", "Let us open our Bibles at", "Would you stand for the reading of", "Our text this morning is"])} ${place}. ${upperFirst(words)}.`,
  ),
  "teacher asks who remembers": given(
    any,
    ({ words, place }) => `Who remembers ${place}? That's right: ${words}.`,
  ),
  "child recites": given(
    any,
    ({ words, place }) => `I learned a verse today! ${upperFirst(words)}! It's ${place}!`,
  ),
  "greeting card": given(
    any,
    ({ words, place }) => `${upperFirst(words)}.\n\nWith love,\n${place}`,
  ),
  "grandmother's favorite": given(
    any,
    ({ words, place }) =>
      `My grandmother lived by one line, ${lowerFirst(words)}. She kept it from ${place}.`,
  ),
  "as Paul writes": given(
    any,
    ({ words, place }, r) =>
      `As ${r.pick(["Paul", "the apostle", "the prophet", "the author"])} ${r.pick(["writes", "puts it", "reminds us", "has it"])} in ${place}, ${lowerFirst(words)}.`,
  ),
  "there we read": given(
    any,
    ({ words, place }, r) =>
      `${r.pick(["There we read in", "So it is written in", "Thus stands it in", "It is recorded in"])} ${place} ${r.pick(["how", "that", "–", "that there"])} ${lowerFirst(words)}.`,
  ),
  "sentence before, pointed at": given(
    any,
    ({ words, place }, r) =>
      `${upperFirst(words)}. ${r.pick(["That comes from", "I took that from", "Those words are in", "So much for", "The source is", "You'll find it at", "Look it up:"])} ${place}.`,
  ),
  "sentence before, comment between": given(
    altered,
    ({ words, place }, r) => `${upperFirst(words)}. ${r.pick(COMMENTS)} It stands in ${place}.`,
  ),
  "two sentences later": given(
    invented,
    ({ words, place }, r) =>
      `${upperFirst(words)}. ${r.pick(COMMENTS)} ${r.pick(["The verse is", "This verse is", "The passage just quoted is", "The words above are from"])} ${place}.`,
  ),
  "reference, comment, words": given(
    any,
    ({ words, place }, r) =>
      `The verse you want is ${place}. ${r.pick(COMMENTS)} It reads: ${words}.`,
  ),
  "reference, comment, altered words": given(
    altered,
    ({ words, place }, r) => `I think of ${place}. ${r.pick(COMMENTS)} ${upperFirst(words)}.`,
  ),
  "modern English": given(
    everyday,
    ({ words, place }, r) =>
      `${r.pick(["In modern English,", "In today's language,", "Put simply,", "In plain words,", "For kids:"])} ${place} ${r.pick(["says", "is", "goes", "would be", "means"])}: ${words}.`,
  ),
  "modern English, no colon": given(
    everyday,
    ({ words, place }, r) =>
      `${r.pick(["In modern English", "Today we would say", "Put simply"])} ${lowerFirst(words)} (${place}).`,
  ),
  "paraphrase as a sentence": given(
    everyday,
    ({ words, place }) => `${upperFirst(words)} (${place}).`,
  ),
  "everyday words, then the place": given(
    everyday,
    ({ words, place }) => `${upperFirst(words)}. ${place}.`,
  ),
  "numbers changed": given(numbered, ({ words, place }, r) =>
    r.pick([
      `According to ${place}, ${lowerFirst(words)}.`,
      `${upperFirst(words)} (${place}).`,
      `${place} tells how ${lowerFirst(words)}.`,
    ]),
  ),
  "not taken away or put in": given(negated, ({ words, place }, r) =>
    r.pick([
      `We know from ${place} that ${lowerFirst(words)}.`,
      `${upperFirst(words)}, ${place}.`,
      `Remember, ${lowerFirst(words)}. See ${place}.`,
    ]),
  ),
  "one word exchanged": given(swapped, ({ words, place }, r) =>
    r.pick([
      `Don't forget that ${lowerFirst(words)}; so ${place}.`,
      `${upperFirst(words)}: ${place}.`,
      `Because ${lowerFirst(words)} (${place}), we may rest.`,
    ]),
  ),
  "ending of its own": given(continued, ({ words, place }, r) =>
    r.pick([
      `In ${place} we hear that ${lowerFirst(words)}.`,
      `${upperFirst(words)}. So ends ${place}.`,
      `${place} goes on: ${words}.`,
    ]),
  ),
  "halves turned round": given(turned, ({ words, place }, r) =>
    r.pick([`${upperFirst(words)} (${place}).`, `${place}: ${words}.`, `${place} — ${words}`]),
  ),
  "archaic invention": given(archaic, ({ words, place }, r) =>
    r.pick([
      `It is written: ${words} (${place}).`,
      `${upperFirst(words)}. — ${place}`,
      `The old text of ${place} hath it thus: ${words}.`,
    ]),
  ),
  "foreign words, then the place": given(foreign, ({ words, place }) => `${words}. (${place})`),
  "foreign words with a colon": given(
    foreign,
    ({ words, place }, r) =>
      `${r.pick(["Auf Deutsch", "En español", "En français", "In Latin", "По-русски", "Em português"])}, ${place}: ${words}.`,
  ),
  "foreign frame": given(invented, ({ words, place }, r) =>
    r.pick([
      `Dice ${place}: ${words}.`,
      `In ${place} steht: ${words}.`,
      `On lit dans ${place} : ${words}.`,
      `Está escrito em ${place}: ${words}.`,
      `${words} — so steht es in ${place}.`,
      `${words}, dice ${place}.`,
    ]),
  ),
  "true words, wrong place, colon": given(misplaced, ({ words, place }) => `${place}: ${words}.`),
  "true words, wrong place, before": given(
    misplaced,
    ({ words, place }) => `${upperFirst(words)}. That is ${place}.`,
  ),
  "true words, wrong place, in marks": given(misplaced, ({ words, place }, r) =>
    r.pick([`“${words}” (${place})`, `${place} promises us “${words}.”`, `‘${words}’ – ${place}`]),
  ),
  "letter to a friend": given(
    any,
    ({ words, place }) =>
      `Dear friend,\n\nyou asked for a verse. Here it is.\n\n${words}\n\n${place}\n\nYours`,
  ),
  "counselor advises": given(
    any,
    ({ words, place }) =>
      `When you cannot sleep, whisper this: ${words}. It is ${place} and it works.`,
  ),
  "sceptic attacks": given(
    any,
    ({ words, place }) => `How can you believe a book in which ${place} states, “${words}”?`,
  ),
  "sceptic, plain": given(
    altered,
    ({ words, place }) => `And then there's ${place}, where it actually says ${lowerFirst(words)}.`,
  ),
  "rhetorical question": given(
    any,
    ({ words, place }) => `Did not ${place} promise ${lowerFirst(words)}?`,
  ),
  "because it says": given(
    any,
    ({ words, place }) => `You should tithe, because ${place} says ${lowerFirst(words)}.`,
  ),
  "parenthesis with eg": given(
    any,
    ({ words, place }) => `The Bible is full of odd laws (e.g., ${place}: ${words}).`,
  ),
  "words inside the brackets": given(
    any,
    ({ words, place }) => `The Bible is clear on this (${words}, ${place}).`,
  ),
  "two places, two contents": given(
    any,
    ({ words, place }) =>
      `Psalm 117:1 calls all nations to praise; ${place}, on the other hand: ${words}.`,
  ),
  "both verses say": given(
    any,
    ({ words, place }) =>
      `Compare ${place} with Jude 1:2. The first says ${words}; the second wishes mercy.`,
  ),
  "verse of the day": given(
    any,
    ({ words, place }, r) =>
      `${r.pick(["Verse of the day", "Daily bread", "Today's promise", "Word for you"])} ${r.pick(["»", "–", "|", "•", ":"])} ${words} ${r.pick(["»", "–", "|", "•", "/"])} ${place}`,
  ),
};
