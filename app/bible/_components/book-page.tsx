import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/common/breadcrumbs";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { DrawingOf } from "@/components/drawings/drawing-of";
import { IntentLink } from "@/components/layout/intent-link";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { type BookId, getBook } from "@/lib/bible/canon";
import { bookPath, chapterPath, translationPath } from "@/lib/bible/chapter-path";
import { summaryOf } from "@/lib/bible/chapter-summaries";
import { chapterTitle } from "@/lib/bible/chapters";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { booksOf, getEdition, getHeldText, hasChapter, isOwn } from "@/lib/bible/held-text";
import { BOOK_FACTS } from "@/lib/content/books";
import { siteUrl } from "@/lib/site/creator";
import { itemMetadata } from "@/lib/site/metadata";
import { shareImage, sharePictureOf } from "@/lib/site/share-images";
import { breadcrumbTrail, type Crumb } from "@/lib/site/structured-data";
import { OtherTranslations } from "./books-page";
import "../reader.css";

interface BookPlace {
  translation: string;
  book: BookId;
}

function factsOf(book: BookId) {
  const facts = BOOK_FACTS.find(({ osis }) => osis === book);
  if (!facts) throw new RangeError(`No facts about ${book}`);
  return facts;
}

/** Title, description and canonical address of a book's page. */
export async function bookMetadata({ translation, book }: BookPlace): Promise<Metadata> {
  const edition = await getEdition(translation);
  const where = isOwn(translation) ? `the ${edition.name}` : edition.name;
  const { name, verseCounts } = getBook(book);
  const { purpose, genre } = factsOf(book);
  const path = bookPath(translation, book);
  return itemMetadata({
    path,
    title: `${name} (${translation})`,
    description: `${name} in ${where}, ${verseCounts.length === 1 ? "one chapter" : `${verseCounts.length} chapters`}. ${genre}. ${purpose}.`,
    image: isOwn(translation) ? sharePictureOf(path, `${name} in ${where}`) : shareImage("/bible"),
  });
}

/** A book: what is known of it, how it is built, and its chapters. */
export async function BookPage({ translation, book }: BookPlace) {
  const edition = await getEdition(translation);
  const { text } = await getHeldText(translation);
  const { name, verseCounts } = getBook(book);
  const facts = factsOf(book);
  const hasBook = booksOf(text).includes(book);
  const crumbs: Crumb[] = [
    { name: "Bible", path: "/bible" },
    { name: edition.name, path: translationPath(translation) },
    { name, path: bookPath(translation, book) },
  ];
  const rows: readonly [string, string][] = [
    ["Author, by tradition", facts.traditionalAuthor],
    ["What scholars say", facts.scholarlyView],
    ["Written, by tradition", facts.writtenTraditional],
    ["Written, by scholars", facts.writtenScholarly],
    ["It tells of", facts.eventsSpan],
    ["Written for", facts.audience],
  ];
  return (
    <div className="book-page mx-auto max-w-4xl">
      <Breadcrumbs crumbs={crumbs} />
      <PageHeader title={name} eyebrow={`${facts.genre} · ${facts.testament} Testament`}>
        {facts.purpose}.
      </PageHeader>
      <OtherTranslations current={translation} pathOf={(code) => bookPath(code, book)} />
      <section aria-labelledby="chapters" className="mb-12">
        <h2 id="chapters">Chapters</h2>
        {!hasBook && (
          <p className="text-muted-foreground">
            {edition.name} does not have {name}.
          </p>
        )}
        <ol className="chapter-list">
          {verseCounts.map((_, index) => {
            const place = { book, chapter: index + 1 };
            const title = chapterTitle(place);
            if (!hasChapter(text, place)) return null;
            return (
              <li key={title}>
                <IntentLink href={chapterPath(translation, place)}>{title}</IntentLink>
                <p>{summaryOf(place)}</p>
              </li>
            );
          })}
        </ol>
      </section>
      <section aria-labelledby="about-book" className="mb-12">
        <h2 id="about-book">About the book</h2>
        <dl className="book-facts">
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="outline" className="mb-12">
        <h2 id="outline">How it is built</h2>
        <ol className="book-outline">
          {facts.outline.map(({ passage, heading }) => (
            <li key={passage}>
              <span>{heading}</span> <ReferenceLink reference={passage} translation={translation} />
            </li>
          ))}
        </ol>
        {/* One for a book, whatever the translation. */}
        <DrawingOf path={bookPath(DEFAULT_TRANSLATION, book)} />
      </section>
      <section aria-labelledby="key-verses" className="mb-12">
        <h2 id="key-verses">Key verses</h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {facts.keyVerses.map((reference) => (
            <li key={reference}>
              <ReferenceLink reference={reference} translation={translation} />
            </li>
          ))}
        </ul>
      </section>
      <JsonLd data={structuredData({ translation, book }, edition, crumbs)} />
    </div>
  );
}

function structuredData(
  { translation, book }: BookPlace,
  edition: { name: string; language: string },
  crumbs: readonly Crumb[],
) {
  const { name, verseCounts } = getBook(book);
  const url = `${siteUrl}${bookPath(translation, book)}`;
  return {
    "@graph": [
      breadcrumbTrail(crumbs),
      {
        "@type": "Book",
        "@id": url,
        url,
        name,
        bookEdition: edition.name,
        inLanguage: edition.language,
        isAccessibleForFree: true,
        isPartOf: {
          "@type": "Book",
          "@id": `${siteUrl}${translationPath(translation)}`,
          name: `Holy Bible, ${edition.name}`,
        },
        hasPart: verseCounts.map((_, index) => ({
          "@type": "Chapter",
          name: chapterTitle({ book, chapter: index + 1 }),
          position: index + 1,
          url: `${siteUrl}${chapterPath(translation, { book, chapter: index + 1 })}`,
        })),
      },
    ],
  };
}
