// What is asked of a passage that a question names, and of nothing else: to be read, explained, set
// in its context, or compared with others.
import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import { type Passage, toPassage } from "@/lib/bible/rules";
import { toWords } from "@/lib/bible/search/words";
import { NOT_HELD } from "./asked-translation";

type PassageWish = "read" | "explain" | "context" | "links" | "text";

export interface PassageRequest {
  wish: PassageWish;
  /** In the order they are named, at most three; all of them exist. */
  passages: readonly Passage[];
}

const MOST_PASSAGES = 3;

const words = (text: string) => new Set(text.split(" "));

/** Words that ask to read, and those that hold any request together. */
const READING = words(
  "a an the and or of to in on at by for from with as is it its this that these those be do does did can could would will should you i me my we us our please tell show give get find see open look up at read reading print display where quote recite write out type full whole entire complete text wording words verse verses passage passages chapter chapters psalm bible biblical scripture scriptures book what what's whats how about say says said go goes exactly just kjv web version translation king james world english standard authorized authorised let's let want need like hi hello hey now again today was compare comparison both versions translations between",
);
const WISHES: readonly (readonly [PassageWish, ReadonlySet<string>])[] = [
  [
    "links",
    words(
      "cross reference references crossreference crossreferences ref refs xref xrefs parallel parallels parallelled related similar linked links link linking supporting supports support connected connections other others elsewhere else same gospels gospel accounts account synoptic list which",
    ),
  ],
  [
    "context",
    words(
      "context contextual setting situation background surrounding around before after happened happening happens historical literary behind place placed",
    ),
  ],
  [
    "text",
    words(
      "original originally manuscript manuscripts earliest early oldest authentic genuine added later removed missing omitted left disputed brackets not there isn't real really",
    ),
  ],
  [
    "explain",
    words(
      "explain explained explaining explanation explanations mean means meaning meant interpret interpreted interpretation interpretations understand understanding commentary commentaries comment exegesis exegete expound unpack break breaking down significance significant important importance teach teaches teaching study notes note lesson point message summary summarize summarise summarized paraphrase analysis analyze help why true simple simply terms really trying main idea here does talking discuss thoughts outline structure insight insights sermon devotional",
    ),
  ],
];

/** What is left of a question without the passages it names. */
function withoutMentions(question: string, mentions: ReturnType<typeof findMentions>): string {
  let rest = question;
  for (const { start, end } of [...mentions].reverse()) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest;
}

/** Verses that go on from each other as one passage: "Proverbs 3:5,6". */
function join(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    const goesOn = last !== undefined && passage.start === last.end + 1;
    const isSame = goesOn && last.chapter === passage.chapter && last.book === passage.book;
    if (isSame) joined[joined.length - 1] = toPassage(last.start, passage.end);
    else joined.push(passage);
  }
  return joined;
}

/**
 * The request a question makes of the passages it names; null when it names none that exists, or says
 * anything else that means something ("what does John 3:16 say about love"). Pure.
 */
export function readPassageRequest(question: string): PassageRequest | null {
  const mentions = findMentions(question);
  const passages = mentions.flatMap(({ passages }) => passages ?? []);
  if (passages.length === 0 || mentions.some(({ passages }) => passages === null)) return null;
  const rest = toWords(withoutMentions(question, mentions).replace(NOT_HELD, " "))
    .map(({ text }) => text)
    .filter((word) => !READING.has(word));
  const asked = join(passages).slice(0, MOST_PASSAGES);
  if (rest.length === 0) return { wish: "read", passages: asked };
  const known = (word: string) => WISHES.some(([, some]) => some.has(word));
  // "Psalm 22 on the cross" asks for no cross references.
  const isCross = rest.includes("cross") && !rest.some((word) => /^refs?$|^reference/.test(word));
  if (isCross || !rest.every(known)) return null;
  // Of words that several requests have, the one with the most of them is meant.
  const counted = WISHES.map(([wish, some]) => ({
    wish,
    count: rest.filter((word) => some.has(word)).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  const wish = counted.find(({ count }) => count === most)?.wish ?? "explain";
  return { wish, passages: asked };
}
