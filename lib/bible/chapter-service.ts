import "server-only";
import { AppError } from "@/lib/errors";
import { toChapterAnswer } from "./chapter-answer";
import { getHeldText } from "./held-text";
import { toChapterPassage } from "./rules";
import { type ChapterResponse, verseLayout } from "./schema";
import { requireReference } from "./service";

/**
 * The chapter a reference begins in, with the layout of every verse. Throws like getPassage,
 * without its limits.
 */
export async function getChapter(
  reference: string,
  asked: string | undefined,
): Promise<ChapterResponse> {
  if (asked !== undefined) await getHeldText(asked);
  const { code, ...found } = requireReference(reference, asked);
  const [passage] = found.passages;
  const whole = toChapterPassage(passage.book, passage.chapter);
  if (!whole) throw new AppError("not_found", "There is no such chapter.");
  const { text } = await getHeldText(code);
  return toChapterAnswer(found, whole, text, (order) =>
    verseLayout.parse(JSON.parse(text.layouts[order] ?? "{}")),
  );
}
