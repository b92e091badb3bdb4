// The pages of built-in items, for what lists them all: sitemaps, llms.txt, share pictures.
import "server-only";
import { churchFathers } from "@/lib/content/church-fathers";
import { discoveries } from "@/lib/content/discoveries";
import { studyGuides } from "@/lib/content/study-guides";
import {
  comparisons,
  creationDays,
  evolutionProblems,
  timelineEvents,
} from "@/lib/content/timeline";
import { problemAnchor } from "@/lib/timelines/item-anchors";
import { discoveryPath, timelinePath } from "./item-paths";
import { getAnsweredQuestions, toAnswerPage } from "./pages/answers";
import { toFatherPage } from "./pages/church-fathers";
import { toGuidePage } from "./pages/study-guides";

/** The page of one item: its canonical path and the words it is shown with elsewhere. */
export interface ListedPage {
  path: string;
  title: string;
  /** What stands behind the title, in a sentence or more. */
  summary: string;
  /** What it is: "Study guide". */
  kind: string;
}

/** Lists of built-in items that have pages of their own, in the order they are named. */
export const ITEM_LISTS = ["guides", "answers", "fathers", "discoveries", "timelines"] as const;
export type ItemList = (typeof ITEM_LISTS)[number];

const makers: Record<ItemList, () => ListedPage[]> = {
  guides: () => studyGuides.map((guide) => ({ ...toGuidePage(guide), summary: guide.summary })),
  answers: () =>
    [...getAnsweredQuestions().values()].map((answered) => ({
      ...toAnswerPage(answered),
      summary: answered.answer,
    })),
  fathers: () =>
    churchFathers.map((father) => ({ ...toFatherPage(father), summary: father.description })),
  discoveries: () =>
    discoveries.map(({ slug, title, description, category }) => ({
      path: discoveryPath(slug),
      title,
      summary: description,
      kind: category === "ron-wyatt" ? "A claim examined" : "Discovery",
    })),
  timelines: () => [
    ...timelineEvents.map(({ id, title, summary, type }) => ({
      path: timelinePath(id),
      title,
      summary,
      kind: type === "biblical" ? "Biblical event" : "Evolutionary claim",
    })),
    ...comparisons.map(({ id, title, biblical, evolutionary }) => ({
      path: timelinePath(id),
      title,
      summary: `${biblical.claim} ${evolutionary.claim}`,
      kind: "The evidence compared",
    })),
    ...creationDays.map(({ id, event, description, year }) => ({
      path: timelinePath(id),
      title: event,
      summary: description,
      kind: year,
    })),
    ...evolutionProblems.map(({ id, title, description }) => ({
      path: timelinePath(problemAnchor(id)),
      title,
      summary: description,
      kind: "The argument and the reply",
    })),
  ],
};

/** The pages of a list, in the order the site shows them. */
export function findListedPages(list: ItemList): ListedPage[] {
  return makers[list]();
}
