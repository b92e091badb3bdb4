import type { Metadata } from "next";
import { chapterPath } from "@/lib/bible/chapter-path";
import { summaryOf } from "@/lib/bible/chapter-summaries";
import { type ChapterId, chapterTitle } from "@/lib/bible/chapters";
import { getEdition, isOwn } from "@/lib/bible/held-text";
import type { VersesAsked } from "@/lib/bible/page-address";
import { itemMetadata } from "@/lib/site/metadata";
import { shareImage, sharePictureOf } from "@/lib/site/share-images";

/** A chapter of a translation, with its page. */
export interface ChapterPlace extends ChapterId {
  translation: string;
}

/**
 * Title, description and canonical address of a chapter's page; verses asked for are named in the
 * title and have no address of their own.
 */
export async function chapterMetadata(
  place: ChapterPlace,
  asked: VersesAsked | null = null,
): Promise<Metadata> {
  const { translation } = place;
  const { name } = await getEdition(translation);
  const where = isOwn(translation) ? `the ${name}` : name;
  const verses = asked ? toVerses(asked) : undefined;
  const reference = `${chapterTitle(place)}${verses ? `:${verses}` : ""}`;
  const path = chapterPath(translation, place);
  return itemMetadata({
    path,
    title: `${reference} (${translation})`,
    description: `${chapterTitle(place)} in ${where}. ${summaryOf(place)}`,
    // Pictures are drawn from our own texts alone.
    image: isOwn(translation)
      ? sharePictureOf(path, `${reference} in ${where}`, verses)
      : shareImage("/bible"),
    embedded: verses ? `${path}?v=${verses}` : path,
  });
}

const toVerses = ({ start, end }: VersesAsked) => (start === end ? `${start}` : `${start}-${end}`);
