import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Breadcrumbs } from "@/components/common/breadcrumbs";
import { JsonLd } from "@/components/common/json-ld";
import { getBook } from "@/lib/bible/canon";
import { bookPath, chapterPath, translationPath } from "@/lib/bible/chapter-path";
import { getChapter } from "@/lib/bible/chapter-service";
import { chapterTitle } from "@/lib/bible/chapters";
import { getEdition, isOwn } from "@/lib/bible/held-text";
import { packChapter } from "@/lib/bible/packed-chapter";
import type { VersesAsked } from "@/lib/bible/page-address";
import { siteUrl } from "@/lib/site/creator";
import { breadcrumbTrail, type Crumb } from "@/lib/site/structured-data";
import { AfterChapter } from "./after-chapter";
import { AnnotationsHost } from "./annotations-host";
import { BookChooser } from "./book-chooser";
import type { ChapterPlace } from "./chapter-metadata";
import { ChapterReader } from "./chapter-reader";
import { SETTINGS_BOOT_SOURCE } from "./reader-settings-boot";
import "../chapter.css";

/**
 * A chapter's page: its text as the reader sets it, then what follows from it. `asked` are verses
 * to mark. Throws AppError unavailable while the text is not loaded.
 */
export async function ChapterPage({
  place,
  asked,
}: {
  place: ChapterPlace;
  asked: VersesAsked | null;
}) {
  const { translation, book } = place;
  const title = chapterTitle(place);
  const found = await getChapter(title, translation);
  const { name, language } = await getEdition(translation);
  // Of one chapter "Jude 1" could be read as a verse; nothing is asked for but what is given.
  const chapter = packChapter({ ...found, marked: asked });
  const crumbs: Crumb[] = [
    { name: "Bible", path: "/bible" },
    { name, path: translationPath(translation) },
    { name: getBook(book).name, path: bookPath(translation, book) },
    { name: `Chapter ${place.chapter}`, path: chapterPath(translation, place) },
  ];
  return (
    <NuqsAdapter>
      <div className="chapter-page mx-auto max-w-4xl">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, listed by hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: SETTINGS_BOOT_SOURCE }} />
        <Breadcrumbs crumbs={crumbs} />
        <div className="reader-slot">
          <ChapterReader packed={chapter} />
        </div>
        <BookChooser page={{ title, translation }} />
        <AnnotationsHost />
        <AfterChapter place={place} />
        <JsonLd data={structuredData(place, { name, language }, crumbs)} />
      </div>
    </NuqsAdapter>
  );
}

/** The chapter as a part of its book in this translation. */
function structuredData(
  place: ChapterPlace,
  { name, language }: { name: string; language: string },
  crumbs: readonly Crumb[],
) {
  const { translation, book, chapter } = place;
  const url = `${siteUrl}${chapterPath(translation, place)}`;
  return {
    "@graph": [
      breadcrumbTrail(crumbs),
      {
        "@type": "Chapter",
        "@id": url,
        url,
        name: chapterTitle(place),
        position: chapter,
        inLanguage: language,
        isAccessibleForFree: true,
        ...(isOwn(translation) && {
          license: "https://creativecommons.org/publicdomain/mark/1.0/",
        }),
        isPartOf: {
          "@type": "Book",
          "@id": `${siteUrl}${bookPath(translation, book)}`,
          name: getBook(book).name,
          url: `${siteUrl}${bookPath(translation, book)}`,
          bookEdition: name,
          isPartOf: { "@type": "Book", name: `Holy Bible, ${name}` },
        },
      },
    ],
  };
}
