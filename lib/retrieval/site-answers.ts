import "server-only";
import { builtOnce } from "@/lib/built-once";
import { ANSWERS } from "@/lib/content/answers";
import type { Answer } from "@/lib/content/answers/schema";
import { faqItems } from "@/lib/content/faq";

/** An answer in the site's own words to a question people ask, wherever on the site it stands. */
export interface SiteAnswer {
  kind: "answer" | "faq";
  /** Unique among the sources of an answer: "answer:who-created-god", "faq:faq-hell". */
  id: string;
  question: string;
  /** True when it is for what happens in people's lives, not about the Bible or a teaching. */
  isAboutLife: boolean;
  /** True for a death or a harm, which nobody is told of who told of nothing like it. */
  isGrave: boolean;
  /** The question and what else it is asked as. */
  wordings: readonly string[];
  /** All that the site says, in paragraphs; the first one answers. */
  answer: string;
  christianViews: string | undefined;
  critics: string | undefined;
  /** What carries it, the best first, each with what it adds where somebody wrote that down. */
  passages: readonly { reference: string; why?: string }[];
  sources: Answer["sources"];
  /** Where it stands on the site. */
  href: string;
}

const OF_LIFE: ReadonlySet<string> = new Set<Answer["section"]>(["Hard times", "Christian living"]);

const GRAVE =
  /\b(?:died|dying|miscarriage|abortion|abused|assaulted|assault|hurts? me|took their|suicide|seriously ill|unfaithful|prison)\b/i;

/** Every answer of the site by its id: the FAQ's and those to the questions people ask most. */
export const getSiteAnswers = builtOnce("siteAnswers", (): ReadonlyMap<string, SiteAnswer> => {
  const answers: SiteAnswer[] = [
    ...faqItems.map((item) => ({
      kind: "faq" as const,
      id: `faq:${item.id}`,
      question: item.question,
      isAboutLife: false,
      isGrave: false,
      wordings: [item.question, ...item.askedAs],
      answer: item.answer,
      christianViews: undefined,
      critics: undefined,
      passages: [{ reference: item.verse }],
      sources: item.sources,
      href: `/study-guides#${item.id}`,
    })),
    ...ANSWERS.map((item) => ({
      kind: "answer" as const,
      id: `answer:${item.id}`,
      question: item.question,
      isAboutLife: OF_LIFE.has(item.section),
      isGrave: GRAVE.test(item.question),
      wordings: [item.question, ...item.askedAs],
      answer: item.answer,
      christianViews: item.christianViews,
      critics: item.critics,
      passages: item.passages,
      sources: item.sources,
      href: `/answers/${item.id}`,
    })),
  ];
  return new Map(answers.map((answer) => [answer.id, answer]));
});

/** The whole of it as one text: for a model to rest on, and for its words to be searched. */
export function toWholeText({ answer, christianViews, critics }: SiteAnswer): string {
  return [answer, christianViews, critics].filter((text) => text !== undefined).join("\n\n");
}
