import "server-only";
import type { z } from "zod";
import { findSafetyAnswer } from "@/lib/answer-guard/safety-answers";
import { toWords } from "@/lib/bible/search/words";
import { contextSearch } from "@/lib/biblical-context/rules";
import { findSubject, type Subject } from "@/lib/biblical-context/subjects";
import { builtOnce } from "@/lib/built-once";
import { churchFathers } from "@/lib/content/church-fathers";
import type { ChurchFather } from "@/lib/content/church-fathers/schema";
import { ORIGINAL_WORDS } from "@/lib/content/original-words";
import type { OriginalWord } from "@/lib/content/original-words/schema";
import { cutAround, endSentence } from "@/lib/retrieval/excerpts";
import { matchAnswers } from "@/lib/retrieval/match-answers";
import type { searchEntrySchema } from "./schema";

export type SearchEntry = z.infer<typeof searchEntrySchema>;

const MAX_TEXT = 260;
const MAX_REFERENCES = 4;
/** What may stand around a name that is asked for. */
const BEFORE =
  /^(?:(?:who|what|where)(?:'s| is| was| are| were)|tell me about|the story of|(?:the )?meaning of|define|about|saint|st)\s+/;
const AFTER = /\s+(?:in the bible|in hebrew|in greek|meaning|definition|mean|hebrew|greek|word)$/;

const toLine = (text: string) =>
  toWords(text)
    .map(({ text: word }) => word)
    .join(" ");

/** What a search asks for by name: the text without "who was" and the like. */
function nameIn(text: string): string {
  let name = toLine(text).replace(/^what does (.+) mean$/, "$1");
  for (let before = ""; before !== name; ) {
    before = name;
    name = name
      .replace(BEFORE, "")
      .replace(AFTER, "")
      .replace(/^(?:the|a|an)\s+(?=\S)/, "");
  }
  return name;
}

/** What is noted of somebody or something as sentences, cut between words where they are long. */
const toText = (...notes: readonly string[]) =>
  cutAround(notes.map(endSentence).join(" "), 0, MAX_TEXT);

function ofSubject({ kind, name, entity }: Subject): SearchEntry | null {
  const href = `/context${contextSearch({ type: "topic", subject: name })}`;
  const entry = { id: `${kind}:${name}`, title: name, href, original: null };
  switch (kind) {
    case "person":
      return {
        ...entry,
        kind: "Person",
        text: toText(`${entity.role}, ${entity.era}`, ...entity.facts.map(({ text }) => text)),
        references: entity.keyVerses.slice(0, MAX_REFERENCES),
      };
    case "place":
      return {
        ...entry,
        kind: "Place",
        text: toText(entity.modern, ...entity.facts.map(({ text }) => text)),
        references: entity.keyVerses.slice(0, MAX_REFERENCES),
      };
    case "topic":
      return {
        ...entry,
        kind: "Topic",
        text: toText(...entity.facts.map(({ text }) => text)),
        references: entity.relatedVerses.slice(0, MAX_REFERENCES),
      };
    default:
      return null;
  }
}

const ofFather = ({ id, name, title, description }: ChurchFather): SearchEntry => ({
  id: `father:${id}`,
  kind: "Church Father",
  title: name,
  original: null,
  text: toText(title, description),
  href: `/church-fathers#${id}`,
  references: [],
});

const ofWord = ({ id, word, language, script, meaning, verses }: OriginalWord): SearchEntry => ({
  id: `word:${id}`,
  kind: `${language} word`,
  title: word,
  original: { text: script, lang: { Hebrew: "he", Aramaic: "arc", Greek: "grc" }[language] },
  text: meaning,
  href: null,
  references: verses.map(({ reference }) => reference),
});

/** Fathers and original words by every name they have, each as one line. */
const getNamed = builtOnce("searchEntries", () => {
  const named = new Map<string, SearchEntry[]>();
  const add = (names: readonly string[], entry: SearchEntry) => {
    for (const line of new Set(names.map(toLine))) {
      named.set(line, [...(named.get(line) ?? []), entry]);
    }
  };
  for (const father of churchFathers) {
    add([father.name, father.fullName, father.id], ofFather(father));
  }
  for (const word of ORIGINAL_WORDS) add([word.word, ...word.askedAs], ofWord(word));
  return named;
});

/** What somebody who is in need is told before anything else, also when only searching. */
const NEEDS: ReadonlySet<string> = new Set([
  "self-harm",
  "self-harm-of-another",
  "abuse",
  "abuse-of-another",
  "grief-over-suicide",
  "grief",
  "distress",
  "suicide",
]);

/** Help for whoever searches in despair or danger, with the lines to call. */
export function findHelp(text: string): SearchEntry[] {
  const answer = findSafetyAnswer(text);
  if (!answer || !NEEDS.has(answer.id)) return [];
  return [
    {
      id: `help:${answer.id}`,
      kind: "Help",
      title: "You are not alone",
      original: null,
      text: answer.text,
      href: null,
      references: [...answer.references],
    },
  ];
}

const MAX_ANSWER = 600;

/** The site's answer to the question that a text asks, however few words it asks it in. */
export function findAnswer(text: string): SearchEntry[] {
  const { same } = matchAnswers(text);
  if (!same) return [];
  const [first = ""] = same.answer.split(/\n{2,}/);
  return [
    {
      id: same.id,
      kind: "Question",
      title: same.question,
      original: null,
      text: cutAround(first, 0, MAX_ANSWER),
      href: same.href,
      references: same.passages.slice(0, MAX_REFERENCES).map(({ reference }) => reference),
    },
  ];
}

/**
 * What a search asks for by its name, the person, place or topic before the father and the word; a
 * text that says more than a name asks for none.
 */
export function findEntries(text: string): SearchEntry[] {
  const name = nameIn(text);
  if (name === "") return [];
  const understood = findSubject(name, "topic");
  const subject = understood?.isExact ? ofSubject(understood.subject) : null;
  return [...(subject ? [subject] : []), ...(getNamed().get(name) ?? [])];
}
