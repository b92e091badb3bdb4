import type { Metadata } from "next";
import { Fragment } from "react";
import { Breadcrumbs } from "@/components/common/breadcrumbs";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { IntentLink } from "@/components/layout/intent-link";
import { BOOKS, type BookId } from "@/lib/bible/canon";
import { bookPath, translationPath } from "@/lib/bible/chapter-path";
import { TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";
import { booksOf, getEdition, getHeldText, isOwn } from "@/lib/bible/held-text";
import { getImports } from "@/lib/bible/imported/data";
import { remakeOften } from "@/lib/bible/remade-often";
import { countOf } from "@/lib/count-words";
import { siteUrl } from "@/lib/site/creator";
import { itemMetadata } from "@/lib/site/metadata";
import { shareImage } from "@/lib/site/share-images";
import { breadcrumbTrail, type Crumb } from "@/lib/site/structured-data";
import "../reader.css";

/** Title, description and canonical address of the list of a translation's books. */
export async function booksMetadata(translation: string): Promise<Metadata> {
  const { name } = await getEdition(translation);
  const books = booksOf((await getHeldText(translation)).text).length;
  const where = isOwn(translation) ? `the ${name}` : name;
  return itemMetadata({
    path: translationPath(translation),
    title: `${name} (${translation}): ${books === BOOKS.length ? "All 66 Books" : countOf(books, "Book")}`,
    description: isOwn(translation)
      ? `Read ${where} by book and chapter: 66 books, 1,189 chapters, each on a page of its own.`
      : `Read ${where} by book and chapter, each on a page of its own.`,
    image: shareImage("/bible"),
  });
}

/** The books of a translation, by section. */
export async function BooksPage({ translation }: { translation: string }) {
  const { name, language, license } = await getEdition(translation);
  const held = booksOf((await getHeldText(translation)).text);
  const isWhole = held.length === BOOKS.length;
  const crumbs: Crumb[] = [
    { name: "Bible", path: "/bible" },
    { name, path: translationPath(translation) },
  ];
  const sections = [...new Set(BOOKS.map(({ section }) => section))];
  return (
    <div className="mx-auto max-w-4xl">
      <Breadcrumbs crumbs={crumbs} />
      <PageHeader title={name}>
        {isWhole
          ? "All 66 books, from Genesis to Revelation."
          : `${countOf(held.length, "book")} of the 66.`}
        {!isOwn(translation) && ` ${license}`}
      </PageHeader>
      <OtherTranslations current={translation} pathOf={translationPath} />
      {sections
        .filter((section) =>
          BOOKS.some((book) => book.section === section && held.includes(book.id)),
        )
        .map((section) => (
          <section key={section} aria-label={section} className="mb-8">
            <h2 className="eyebrow mb-3">{section}</h2>
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
              {BOOKS.filter(({ id, section: of }) => of === section && held.includes(id)).map(
                (book) => (
                  <li key={book.id}>
                    <IntentLink className="book-link" href={bookPath(translation, book.id)}>
                      <span>{book.name}</span>
                      <small aria-hidden="true">{book.verseCounts.length}</small>
                    </IntentLink>
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
      <JsonLd data={structuredData(translation, { name, language }, held, crumbs)} />
    </div>
  );
}

/** The same page in the other translations. */
export async function OtherTranslations({
  current,
  pathOf,
}: {
  current: string;
  pathOf: (translation: string) => string;
}) {
  const imports = await getImports();
  // Where there are imports they may change while the site runs.
  if (imports.size > 0) await remakeOften();
  const others = [
    ...TRANSLATION_CODES.map((code) => ({ code, name: `the ${TRANSLATION_NAMES[code]}` })),
    ...[...imports.values()].map(({ code, edition }) => ({ code, name: edition.name })),
  ].filter(({ code }) => code !== current);
  return (
    <p className="mb-8 text-[0.9375rem] text-muted-foreground">
      Also in{" "}
      {others.map(({ code, name }, index) => (
        <Fragment key={code}>
          {index > 0 && (index === others.length - 1 ? " and " : ", ")}
          {name.startsWith("the ") && "the "}
          <IntentLink className="link" href={pathOf(code)}>
            {name.replace(/^the /, "")}
          </IntentLink>
        </Fragment>
      ))}
      .
    </p>
  );
}

function structuredData(
  translation: string,
  { name: edition, language }: { name: string; language: string },
  held: readonly BookId[],
  crumbs: readonly Crumb[],
) {
  const url = `${siteUrl}${translationPath(translation)}`;
  return {
    "@graph": [
      breadcrumbTrail(crumbs),
      {
        "@type": "Book",
        "@id": url,
        url,
        name: `Holy Bible, ${edition}`,
        inLanguage: language,
        isAccessibleForFree: true,
        hasPart: BOOKS.filter(({ id }) => held.includes(id)).map(({ id, name }) => ({
          "@type": "Book",
          name,
          url: `${siteUrl}${bookPath(translation, id)}`,
        })),
      },
    ],
  };
}
