import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/common/breadcrumbs";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { IntentLink } from "@/components/layout/intent-link";
import { BOOKS } from "@/lib/bible/canon";
import { bookPath, translationPath } from "@/lib/bible/chapter-path";
import { TRANSLATION_CODES, TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";
import { siteUrl } from "@/lib/site/creator";
import { itemMetadata } from "@/lib/site/metadata";
import { shareImage } from "@/lib/site/share-images";
import { breadcrumbTrail, type Crumb } from "@/lib/site/structured-data";
import "../reader.css";

/** Title, description and canonical address of the list of a translation's books. */
export function booksMetadata(translation: TranslationCode): Metadata {
  const name = TRANSLATION_NAMES[translation];
  return itemMetadata({
    path: translationPath(translation),
    title: `${name} (${translation}): All 66 Books`,
    description: `Read the ${name} by book and chapter: 66 books, 1,189 chapters, each on a page of its own.`,
    image: shareImage("/bible"),
  });
}

/** The books of a translation, by section. */
export function BooksPage({ translation }: { translation: TranslationCode }) {
  const name = TRANSLATION_NAMES[translation];
  const crumbs: Crumb[] = [
    { name: "Bible", path: "/bible" },
    { name, path: translationPath(translation) },
  ];
  const sections = [...new Set(BOOKS.map(({ section }) => section))];
  return (
    <div className="mx-auto max-w-4xl">
      <Breadcrumbs crumbs={crumbs} />
      <PageHeader title={name}>All 66 books, from Genesis to Revelation.</PageHeader>
      <OtherTranslations current={translation} pathOf={translationPath} />
      {sections.map((section) => (
        <section key={section} aria-label={section} className="mb-8">
          <h2 className="eyebrow mb-3">{section}</h2>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {BOOKS.filter((book) => book.section === section).map((book) => (
              <li key={book.id}>
                <IntentLink className="book-link" href={bookPath(translation, book.id)}>
                  <span>{book.name}</span>
                  <small aria-hidden="true">{book.verseCounts.length}</small>
                </IntentLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <JsonLd data={structuredData(translation, crumbs)} />
    </div>
  );
}

/** The same page in the other translations. */
export function OtherTranslations({
  current,
  pathOf,
}: {
  current: TranslationCode;
  pathOf: (translation: TranslationCode) => string;
}) {
  return (
    <p className="mb-8 text-[0.9375rem] text-muted-foreground">
      Also in the{" "}
      {TRANSLATION_CODES.filter((code) => code !== current).map((code) => (
        <IntentLink key={code} className="link" href={pathOf(code)}>
          {TRANSLATION_NAMES[code]}
        </IntentLink>
      ))}
      .
    </p>
  );
}

function structuredData(translation: TranslationCode, crumbs: readonly Crumb[]) {
  const url = `${siteUrl}${translationPath(translation)}`;
  return {
    "@graph": [
      breadcrumbTrail(crumbs),
      {
        "@type": "Book",
        "@id": url,
        url,
        name: `Holy Bible, ${TRANSLATION_NAMES[translation]}`,
        inLanguage: "en",
        isAccessibleForFree: true,
        hasPart: BOOKS.map(({ id, name }) => ({
          "@type": "Book",
          name,
          url: `${siteUrl}${bookPath(translation, id)}`,
        })),
      },
    ],
  };
}
