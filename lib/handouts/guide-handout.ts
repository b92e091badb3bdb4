import type { StudyGuide } from "@/lib/content/study-guides/schema";
import { guidePath } from "@/lib/site/item-paths";
import type { Handout, HandoutNote } from "./handout";
import { toSourceLines } from "./source-lines";

const paragraphs = (text: string) => text.split(/\n{2,}/);

/** The evening of a study guide, with the guide's own questions and its own plan of the hour. */
export function toGuideHandout(guide: StudyGuide): Handout {
  const notes: HandoutNote[] = [{ title: "Overview", paragraphs: paragraphs(guide.overview) }];
  const addList = (title: string, list: readonly string[] | undefined) => {
    if (list) notes.push({ title, list });
  };
  const addText = (title: string, text: string | undefined) => {
    if (text) notes.push({ title, paragraphs: paragraphs(text) });
  };
  addList(
    "How it is read",
    guide.interpretiveViews?.map(({ view, explanation }) => `${view}: ${explanation}`),
  );
  addList(
    "Arguments from science, and the replies",
    guide.scientificSupport?.flatMap(({ argument, fact, reply }) => [
      `${argument}. ${fact}`,
      `Reply: ${reply}`,
    ]),
  );
  addText("What the dates show", guide.timelineInsight);
  addList("Further insights", guide.supportingInsights);
  addText("Reflection", guide.reflection);
  addText("For faith", guide.faithInsight);
  addList("Sources", toSourceLines(guide.sources));
  return {
    kind: "Study guide",
    title: guide.title,
    lead: guide.summary,
    page: guidePath(guide.id),
    help: [],
    passages: guide.keyVerses.map((reference) => ({ reference })),
    questionsFor: () => guide.discussionQuestions.map((text) => ({ text })),
    plan: guide.sessionPlan,
    notes,
  };
}
