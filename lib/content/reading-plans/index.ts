import "server-only";
import { CHAPTER_WORDS as chapterWords } from "./chapter-words";
import { BUILT_IN_PLANS } from "./plans";
import type { BuiltInPlan } from "./schema";

/** The six built-in plans in their order. */
export const readingPlans: readonly BuiltInPlan[] = BUILT_IN_PLANS;
/** Words of each chapter of a book, chapter 1 first. */
export const CHAPTER_WORDS = chapterWords;
