import "server-only";
import { studyGuides } from "@/lib/content/study-guides";
import type { StudyGuide } from "@/lib/content/study-guides/schema";
import { siteUrl } from "../creator";
import { guidePath } from "../item-paths";
import { sharePictureOf } from "../share-images";
import { articleAbout } from "../structured-data";
import type { SitePage } from "./site-page";

/** The page of a guide among others. */
export const toGuidePage = ({ id, title, keyVerses }: StudyGuide): SitePage => ({
  path: guidePath(id),
  title,
  kind: "Study guide",
  parent: "/study-guides",
  references: keyVerses,
});

/** The pages of all guides, in their order. */
export const guidePages = (): SitePage[] => studyGuides.map(toGuidePage);

const minutesOf = ({ sessionPlan }: StudyGuide) =>
  sessionPlan.reduce((sum, { minutes }) => sum + minutes, 0);

/** A guide as schema.org's Article and LearningResource. */
export function guideThing(guide: StudyGuide) {
  const article = articleAbout({
    url: `${siteUrl}${guidePath(guide.id)}`,
    headline: guide.title,
    description: guide.summary,
    image: `${siteUrl}${sharePictureOf(guidePath(guide.id), guide.title).url}`,
  });
  return {
    ...article,
    "@type": [article["@type"], "LearningResource"],
    learningResourceType: "Study guide",
    timeRequired: `PT${minutesOf(guide)}M`,
    isAccessibleForFree: true,
  };
}
