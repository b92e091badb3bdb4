import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { discoveries } from "@/lib/content/discoveries";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { FINDS } from "@/lib/content/finds";
import type { Find } from "@/lib/content/finds/schema";

/** What was dug up or read that a question asks about. */
export interface AskedFinds {
  /** The likeliest first; at most four. */
  finds: readonly Find[];
  /** The page of the first one, where it has one. */
  discovery: Discovery | null;
}

/**
 * A question has one of these when it asks what was found of something or what is known of it from
 * elsewhere. What alone may stand in any story ("found", "stone", "remains") needs its company.
 */
const ASKS_FOR_FINDS =
  /\b(?:evidences?|proofs?|prove[ds]?|proven|archa?eolog\w*|excavat\w*|digs?|dug|digging|unearthed|art[ie]facts?|inscriptions?|inscribed|seals?|bullae?|tablets?|papyr\w+|ossuar\w+|ostrac\w+|potsherds?|steles?|stelae?|cylinder|prism|annals|coins?|attested|historians?|historical|historically|historic|mummy|dna|radiocarbon|extra ?biblical|non ?biblical|(?:other|ancient|persian|egyptian|assyrian|babylonian|roman|greek|outside) (?:sources?|texts?|records?|documents?|writings?)|outside (?:of )?(?:the )?(?:bible|scripture|nehemiah|old testament|new testament)|(?:been|was|were|is|are|what) (?:really |actually |ever )?found|(?:did|have|has) (?:they|people|someone|anyone|we) (?:really |actually |ever )?(?:find|found)|name on (?:a|it|the)|stone (?:with|that)|ruins?|aqueducts?|pilgrims|(?:was|were|is|has|have) .{3,60} found|what is left of|to be seen today|see it today)\b/;

/** Finds shown at once. */
const MOST = 4;

const plain = (text: string) => ` ${text} `;

/** A question in two forms: with what follows an apostrophe ("hezekiahs") and without ("hezekiah"). */
function formsOf(question: string): string[] {
  const words = toWords(question).map(({ text }) => text);
  return [
    words.map((word) => word.replace(/'/g, "")).join(" "),
    words.map((word) => word.replace(/'s?$/, "")).join(" "),
  ].map(plain);
}

/** Words of the longest of some phrases that a question has; 0 for none. */
const longestIn = (forms: readonly string[], phrases: readonly string[]) =>
  Math.max(
    0,
    ...phrases
      .filter((phrase) => forms.some((form) => form.includes(plain(phrase))))
      .map((phrase) => phrase.split(" ").length),
  );

/** The finds that have something of what is looked for, those with most of it first. */
function ranked(scoreOf: (find: Find) => number): Find[] {
  return FINDS.map((find) => ({ find, score: scoreOf(find) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ find }) => find);
}

/**
 * The finds that a question names ("is the James ossuary a forgery"), else those that attest whom or
 * what it asks for finds of ("is Sanballat attested outside Nehemiah"); null for any other question,
 * and where `page`, the question of the site's page that answers nearest, is about all of the same. Pure.
 */
export function findAskedFinds(question: string, page = ""): AskedFinds | null {
  const forms = formsOf(question);
  const onPage = formsOf(page);
  const named = ranked(({ names }) => longestIn(forms, names));
  const isAsked = forms.some((form) => ASKS_FOR_FINDS.test(form));
  const meant =
    named.length > 0 || !isAsked ? named : ranked(({ subjects }) => longestIn(forms, subjects));
  const finds = meant
    .filter(({ names, subjects }) => {
      const phrases = [...names, ...subjects].filter((one) => longestIn(forms, [one]) > 0);
      return phrases.some((phrase) => longestIn(onPage, [phrase]) === 0);
    })
    .slice(0, MOST);
  const [first] = finds;
  if (!first) return null;
  return { finds, discovery: discoveries.find(({ slug }) => slug === first.discovery) ?? null };
}
