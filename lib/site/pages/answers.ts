import "server-only";
import { builtOnce } from "@/lib/built-once";
import { ANSWERS } from "@/lib/content/answers";
import type { Answer } from "@/lib/content/answers/schema";
import { faqItems } from "@/lib/content/faq";
import type { FaqItem } from "@/lib/content/faq/schema";
import { answerPath } from "../item-paths";
import type { SitePage } from "./site-page";

type Section = Answer["section"] | FaqItem["section"];

/** A question with everything the site says to it: one people ask often, or one of the FAQ. */
export interface AnsweredQuestion {
  /** Also the last part of its path; the FAQ's begin with "faq-". */
  id: string;
  section: Section;
  question: string;
  /** Paragraphs parted by an empty line; the first sentence answers. */
  answer: string;
  /** The best first; the FAQ's have one, without a line that says why. */
  passages: readonly { reference: string; why?: string }[];
  christianViews?: string | undefined;
  critics?: string | undefined;
  sources: Answer["sources"];
  /** Ids of lib/content/helplines. */
  helplines: readonly string[];
  /** Questions that a reader of this one asks next, by id. */
  related: readonly string[];
}

/** All sections with what is closest side by side: the order of /answers. */
const SECTIONS: readonly Section[] = [
  "Faith basics",
  "Jesus",
  "Beginnings and science",
  "The Bible: text, canon, reliability",
  "How the Bible was made",
  "Books and authors",
  "People and places",
  "Doubts and hard texts",
  "Evil and suffering",
  "Hard times",
  "Hope and the last things",
  "Christian living",
  "Faith and other religions",
  "Other faiths",
  "This site",
];

const ofFaq = ({ verse, helplines = [], ...item }: FaqItem): AnsweredQuestion => ({
  ...item,
  passages: [{ reference: verse }],
  helplines,
  related: [],
});

/** Every answered question by its id. */
export const getAnsweredQuestions = builtOnce(
  "answeredQuestions",
  (): ReadonlyMap<string, AnsweredQuestion> =>
    new Map(
      [
        ...faqItems.map(ofFaq),
        ...ANSWERS.map(({ helplines = [], related = [], ...item }) => ({
          ...item,
          helplines,
          related,
        })),
      ].map((answered) => [answered.id, answered]),
    ),
);

/** The page of an answer among others. */
export const toAnswerPage = ({ id, question, passages }: AnsweredQuestion): SitePage => ({
  path: answerPath(id),
  title: question,
  kind: "Question",
  parent: "/answers",
  references: passages.map(({ reference }) => reference),
});

/** The pages of all answered questions, section by section; no section is empty. */
export function answerSections(): { section: string; pages: SitePage[] }[] {
  const all = [...getAnsweredQuestions().values()];
  return SECTIONS.map((section) => ({
    section,
    pages: all.filter((answered) => answered.section === section).map(toAnswerPage),
  }));
}
