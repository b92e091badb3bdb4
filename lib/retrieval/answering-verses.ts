import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { getBiblicalNames, isPlaceName } from "./biblical-names";
import { stemOf, type Term } from "./query";
import { type QuestionKind, readManner } from "./question-manner";
import { getStatements } from "./site-index";
import { findSection } from "./statements";

/** What a verse gains by holding the kind of thing that is asked for, in words of the question. */
const KIND_BONUS = 2.5;
/** Verses shown on either side of the one that answers. */
const AROUND = 1;
/** A longer section is no story in which one verse could be looked for. */
const LONGEST = 60;
const NUMBER =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|twice|both)$/;
const TIME =
  /^(?:day|days|month|months|year|years|morning|evening|night|hour|watch|sabbath|passover|week|harvest)$/;

/** Whether a word of a verse is of the kind a question asks for. */
function isOfKind(kind: QuestionKind | undefined, word: string, asked: ReadonlySet<string>) {
  if (asked.has(word)) return false;
  if (kind === "number") return NUMBER.test(word);
  if (kind === "when") return TIME.test(word);
  const bare = word.replace(/'s?$/, "");
  if (kind === "where") return isPlaceName(bare);
  return kind === "who" && getBiblicalNames().has(bare);
}

/**
 * Where in the section of a passage a question of fact is answered: the verses around the one with
 * most of the question's words and a thing of the kind asked for (a number for "how many", a name
 * for "who"). The passage itself for other questions, and where that verse stands in it. Pure.
 */
export function findAnsweringVerses(
  { translations }: Scripture,
  question: string,
  passage: VerseRange,
  terms: readonly Term[],
): VerseRange {
  const { kind, words: asked } = readManner(question);
  const section = findSection(passage.start);
  if (!kind || !section || section.end - section.start >= LONGEST) return passage;
  const { statements, index } = getStatements();
  const weights = terms.map(({ stem }) =>
    Math.log(1 + statements.length / ((index.holders.get(stem)?.length ?? 0) + 0.5)),
  );
  let [best, most] = [passage.start, 0];
  for (let order = section.start; order <= section.end; order++) {
    const words = [...translations.values()].flatMap(({ texts }) =>
      toWords(texts[order] ?? "").map(({ text }) => text),
    );
    const stems = new Set(words.map(stemOf));
    const held = terms.reduce((sum, { forms }, at) => {
      const share = Math.max(0, ...forms.map((form) => (stems.has(form.stem) ? form.share : 0)));
      return sum + share * (weights[at] ?? 0);
    }, 0);
    if (held === 0) continue;
    const bonus = words.some((word) => isOfKind(kind, word, asked)) ? KIND_BONUS : 0;
    if (held + bonus > most) [best, most] = [order, held + bonus];
  }
  if (best >= passage.start && best <= passage.end) return passage;
  return {
    start: Math.max(section.start, best - AROUND),
    end: Math.min(section.end, best + AROUND),
  };
}
