import { BookOpen, Brain, Compass, MessageCircleQuestion, NotebookPen } from "lucide-react";
import { ItemPage } from "@/components/common/item-page";
import type { ItemSection } from "@/components/common/item-section";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { SaveVerseButton } from "@/components/scripture/save-verse-button";
import { buttonVariants } from "@/components/ui/button";
import { getBook } from "@/lib/bible/canon";
import { bookPath, chapterPath, translationPath, versePath } from "@/lib/bible/chapter-path";
import { chapterTitle } from "@/lib/bible/chapters";
import { TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";
import { formatReference, toCanonicalOrder, toPassage, type VerseAddress } from "@/lib/bible/rules";
import { chatHref } from "@/lib/chat/chat-link";
import { countOf } from "@/lib/count-words";
import { learnHref } from "@/lib/learning/learn-link";
import { site, siteUrl } from "@/lib/site/creator";
import type { Crumb } from "@/lib/site/structured-data";
import type { VersePage as Page } from "@/lib/verse-page/service";
import { VerseAround, VerseText } from "./set-verses";
import { VerseActions } from "./verse-actions";
import { VerseCompared } from "./verse-compared";
import { VerseMentions, VerseNames, VerseReadings, VerseSayings } from "./verse-mentions";
import { noteName } from "./verse-note-name";
import { namesOfLanguages, VerseOriginal } from "./verse-original";
import { VerseOwn } from "./verse-own";
import { VerseReferences } from "./verse-references";
import "../chapter.css";
import "./verse-page.css";

/** The page of a verse: its words first and large, then everything that is known of it. */
export function VersePage({ page }: { page: Page }) {
  const { place, reference, verse, omitted, before, after } = page;
  const { translation, book, chapter } = place;
  const name = TRANSLATION_NAMES[translation];
  const path = versePath(translation, place);
  const crumbs: Crumb[] = [
    { name: "Bible", path: "/bible" },
    { name, path: translationPath(translation) },
    { name: getBook(book).name, path: bookPath(translation, book) },
    { name: `Chapter ${chapter}`, path: chapterPath(translation, place) },
    { name: `Verse ${place.verse}`, path },
  ];
  const step = (to: VerseAddress | null) =>
    to ? [{ path: versePath(translation, to), title: nameOf(to) }] : [];
  return (
    <div className="verse-page">
      <ItemPage
        crumbs={crumbs}
        eyebrow={<Translations page={page} />}
        title={reference}
        lead={verse ? <VerseText verse={verse} /> : <p>{omitted}</p>}
        facts={<Head page={page} />}
        citation={`${reference} (${name}). ${site.title}.`}
        sections={toSections(page)}
        related={[]}
        neighbors={[...step(before), { path, title: reference }, ...step(after)]}
        thing={toThing(page)}
        {...(verse && {
          copied: {
            kind: "verse",
            reference,
            translation: place.translation,
            text: verse.text,
          },
        })}
      />
    </div>
  );
}

const nameOf = (verse: VerseAddress): string => {
  const order = toCanonicalOrder(verse) ?? 1;
  return formatReference(toPassage(order, order));
};

/** The translation of the page, and the way to the same verse in the others. */
function Translations({ page: { place } }: { page: Page }) {
  return TRANSLATION_CODES.map((code, at) => (
    <span key={code}>
      {at > 0 && " · "}
      {code === place.translation ? (
        <span aria-current="true" className="verse-translation">
          {TRANSLATION_NAMES[code]}
        </span>
      ) : (
        <a href={versePath(code, place)}>{TRANSLATION_NAMES[code]}</a>
      )}
    </span>
  ));
}

/** What one can do with the verse, and what the visitor has done. */
function Head({ page: { place, reference, verse } }: { page: Page }) {
  const { translation, book, chapter } = place;
  const inChapter = chapterPath(translation, place);
  const noteHref = `${inChapter}#${noteName(place.verse)}`;
  const outline = buttonVariants({ variant: "outline", size: "sm" });
  return (
    <>
      {verse && (
        <div className="verse-actions no-print">
          <SaveVerseButton
            reference={reference}
            translation={translation}
            variant="outline"
            className="needs-scripts"
          />
          <VerseActions
            reference={reference}
            quotation={`“${verse.text}” — ${reference} (${translation})`}
          />
          <a className={outline} href={noteHref}>
            <NotebookPen aria-hidden="true" />
            Note
          </a>
          <a className={outline} href={learnHref(reference, translation)}>
            <Brain aria-hidden="true" />
            Learn
          </a>
          <a className={outline} href={chatHref(`What does ${reference} mean?`)}>
            <MessageCircleQuestion aria-hidden="true" />
            Ask
          </a>
          <a className={outline} href={`/context?verse=${encodeURIComponent(reference)}`}>
            <Compass aria-hidden="true" />
            Background
          </a>
        </div>
      )}
      <VerseOwn
        bookId={book}
        chapter={chapter}
        title={chapterTitle(place)}
        verse={place.verse}
        noteHref={noteHref}
      />
    </>
  );
}

/** The parts that hold something, in the order a reader expects them. */
function toSections(page: Page): ItemSection[] {
  const { place, reference, compared, words, quotations, links, people, places } = page;
  const { mentions, uses, sayings, readings } = page;
  const isNew = getBook(place.book).testament === "NT";
  const { translation } = place;
  const original = words?.verses[0];
  const sections: (ItemSection | null)[] = [
    { id: "context", title: "In its chapter", body: <InChapter page={page} /> },
    compared.length > 1 || page.verse === null
      ? {
          id: "translations",
          title: "Translations compared",
          body: <VerseCompared texts={compared} place={place} />,
        }
      : null,
    words && original && original.words.length > 0
      ? {
          id: "original",
          title: `In ${namesOfLanguages(original.words)}`,
          body: <VerseOriginal words={words} verse={original} />,
        }
      : null,
    quotations.length > 0
      ? {
          id: "quotations",
          title: isNew ? "From the Old Testament" : "Quoted in the New Testament",
          body: <VerseReferences links={quotations} translation={translation} />,
        }
      : null,
    links.length > 0
      ? {
          id: "references",
          title: "Cross references",
          body: <VerseReferences links={links} translation={translation} />,
        }
      : null,
    people.length + places.length > 0
      ? {
          id: "names",
          title: namesTitle(people.length, places.length),
          body: <VerseNames people={people} places={places} />,
        }
      : null,
    mentions.length > 0
      ? {
          id: "mentions",
          title: "Where this site mentions it",
          body: (
            <VerseMentions mentions={mentions} reference={reference} translation={translation} />
          ),
        }
      : null,
    sayings.length > 0
      ? {
          id: "sayings",
          title: "Sayings often taken for scripture",
          body: <VerseSayings sayings={sayings} />,
        }
      : null,
    uses.length + readings.length > 0
      ? {
          id: "read",
          title: "When it is read",
          body: <VerseReadings uses={uses} readings={readings} translation={translation} />,
        }
      : null,
  ];
  return sections.filter((section) => section !== null);
}

function namesTitle(people: number, places: number): string {
  if (places === 0) return people === 1 ? "The person in it" : "People in it";
  if (people === 0) return places === 1 ? "The place in it" : "Places in it";
  return "People and places in it";
}

function InChapter({ page: { place, around, story } }: { page: Page }) {
  const { translation, verse } = place;
  const title = chapterTitle(place);
  return (
    <>
      {story && (
        <p className="verse-story">
          {story.heading} <ReferenceLink reference={story.passage} translation={translation} />
        </p>
      )}
      <VerseAround verses={around} place={place} />
      <p className="verse-note">
        <a href={`${chapterPath(translation, place)}#v${verse}`} className="link verse-whole">
          <BookOpen aria-hidden="true" />
          Read all of {title}
        </a>
        , {countOf(getBook(place.book).verseCounts[place.chapter - 1] ?? 0, "verse")}
      </p>
    </>
  );
}

/** The verse as schema.org has it: words of its chapter. */
function toThing({ place, reference, verse, omitted }: Page) {
  const { translation, book } = place;
  const url = `${siteUrl}${versePath(translation, place)}`;
  const inChapter = `${siteUrl}${chapterPath(translation, place)}`;
  const inBook = `${siteUrl}${bookPath(translation, book)}`;
  return {
    "@type": verse ? ["CreativeWork", "Quotation"] : "CreativeWork",
    "@id": url,
    url,
    name: reference,
    ...(verse ? { text: verse.text } : { description: omitted }),
    position: place.verse,
    inLanguage: "en",
    isAccessibleForFree: true,
    license: "https://creativecommons.org/publicdomain/mark/1.0/",
    isPartOf: {
      "@type": "Chapter",
      "@id": inChapter,
      name: chapterTitle(place),
      position: place.chapter,
      url: inChapter,
      isPartOf: {
        "@type": "Book",
        "@id": inBook,
        name: getBook(book).name,
        url: inBook,
        bookEdition: TRANSLATION_NAMES[translation],
      },
    },
  };
}
