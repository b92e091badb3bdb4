import type { Metadata } from "next";
import { chapterPath, versePath } from "@/lib/bible/chapter-path";
import { TRANSLATION_NAMES } from "@/lib/bible/constants";
import { itemMetadata } from "@/lib/site/metadata";
import { sharePictureOf } from "@/lib/site/share-images";
import type { VersePage } from "@/lib/verse-page/service";

/** Title, description, canonical address and share picture of a verse's page. */
export function verseMetadata({ place, reference, verse, omitted }: VersePage): Metadata {
  const name = TRANSLATION_NAMES[place.translation];
  const path = versePath(place.translation, place);
  return itemMetadata({
    path,
    title: `${reference} (${place.translation})`,
    // The reference first: several verses have the same words.
    description: verse ? `${reference}, ${name}: “${verse.text}”` : `${reference}: ${omitted}`,
    image: sharePictureOf(
      chapterPath(place.translation, place),
      `${reference} in the ${name}`,
      verse ? `${place.verse}` : undefined,
    ),
    ...(verse && { embedded: path }),
  });
}
