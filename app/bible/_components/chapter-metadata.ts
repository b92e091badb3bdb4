import type { Metadata } from "next";
import { chapterPath } from "@/lib/bible/chapter-path";
import { summaryOf } from "@/lib/bible/chapter-summaries";
import { type ChapterId, chapterTitle } from "@/lib/bible/chapters";
import { TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";
import type { VersesAsked } from "@/lib/bible/page-address";
import { itemMetadata } from "@/lib/site/metadata";
import { sharePictureOf } from "@/lib/site/share-images";

/** A chapter of a translation, with its page. */
export interface ChapterPlace extends ChapterId {
  translation: TranslationCode;
}

/**
 * Title, description and canonical address of a chapter's page; verses asked for are named in the
 * title and have no address of their own.
 */
export function chapterMetadata(place: ChapterPlace, asked: VersesAsked | null = null): Metadata {
  const { translation } = place;
  const name = TRANSLATION_NAMES[translation];
  const verses = asked ? toVerses(asked) : undefined;
  const reference = `${chapterTitle(place)}${verses ? `:${verses}` : ""}`;
  const path = chapterPath(translation, place);
  return itemMetadata({
    path,
    title: `${reference} (${translation})`,
    description: `${chapterTitle(place)} in the ${name}. ${summaryOf(place)}`,
    image: sharePictureOf(path, `${reference} in the ${name}`, verses),
  });
}

const toVerses = ({ start, end }: VersesAsked) => (start === end ? `${start}` : `${start}-${end}`);
