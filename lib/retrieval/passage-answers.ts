import "server-only";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { countVerses, toVerseAddress } from "@/lib/bible/rules";
import { builtOnce } from "@/lib/built-once";
import { passagesOfWordings } from "./answer-wordings";
import { getSiteAnswers, type SiteAnswer } from "./site-answers";

/** A longer passage is read for itself, whatever is asked of one of its verses. */
const LONGEST = 40;

interface OfPassages {
  answer: SiteAnswer;
  /** What its wordings name. */
  asked: readonly VerseRange[];
  lead: VerseRange | undefined;
  others: readonly VerseRange[];
}

const getAnswers = builtOnce("passageAnswers", (): readonly OfPassages[] =>
  [...getSiteAnswers().values()].map((answer) => {
    const [lead, ...others] = answer.passages.flatMap(({ reference }) =>
      readWrittenReferences(reference),
    );
    return { answer, asked: passagesOfWordings(answer.wordings), lead, others };
  }),
);

const isShort = ({ start, end }: VerseRange) => end - start < LONGEST;
/** A chapter in a wording is not a verse of it. */
function isOfVerses({ start, end }: VerseRange): boolean {
  const { book, chapter, verse } = toVerseAddress(start);
  return verse > 1 || end - start + 1 < countVerses(book, chapter);
}

/** The answers of the site about a passage. */
export interface PassageAnswers {
  /** The one about this very passage: asked for by it, or by its chapter and resting on it. */
  own: SiteAnswer | null;
  /** Those that rest on it first of all, though they are asked for otherwise; at most two. */
  near: SiteAnswer[];
}

const MOST_NEAR = 2;

/** What the site answers about a passage that somebody asks to have explained. Pure. */
export function findPassageAnswers(passage: VerseRange): PassageAnswers {
  if (!isShort(passage)) return { own: null, near: [] };
  const all = getAnswers();
  const byVerse = all.filter(({ asked }) =>
    asked.some((range) => isOfVerses(range) && overlaps(range, passage)),
  );
  const byChapter = all.filter(
    ({ asked, lead }) =>
      lead && overlaps(lead, passage) && asked.some((range) => overlaps(range, passage)),
  );
  // Of several that are asked for by a verse the one that also rests on it first.
  const own = byVerse.find((one) => byChapter.includes(one)) ?? byVerse[0] ?? byChapter[0];
  const near = all.filter((one) => one !== own && one.lead && overlaps(one.lead, passage));
  return {
    own: own?.answer ?? null,
    near: near.length > MOST_NEAR ? [] : near.map(({ answer }) => answer),
  };
}
