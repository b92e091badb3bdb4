// Our own pages that say more about a subject: what each topic opens, and which pages name a passage.
import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { builtOnce } from "@/lib/built-once";
import { getSearchedItems } from "@/lib/retrieval/site-index";
import type { ContextType } from "./constants";
import { contextSearch } from "./rules";
import type { ContextSource } from "./schema";

/** Pages of each topic, best first. */
const PAGES_OF_TOPICS: Readonly<Record<string, string>> = {
  Creation:
    "/study-guides#genesis-creation /study-guides#faq-days-of-genesis /study-guides#faq-age-of-the-earth",
  "The Flood":
    "/study-guides#the-flood /study-guides#faq-world-wide-flood /timelines#flood-event /discover#durupinar-formation",
  "The Fall": "/study-guides#genesis-creation",
  "Tower of Babel": "/study-guides#genesis-creation",
  Covenant: "/study-guides#covenants",
  Exodus: "/study-guides#exodus-plagues /discover#red-sea-crossing /discover#merneptah-stele",
  Law: "/study-guides#faq-old-testament-law",
  "Ten Commandments": "/study-guides#faq-old-testament-law",
  Sabbath: "/study-guides#feasts",
  Tabernacle: "/study-guides#tabernacle",
  Temple: "/study-guides#kings-archaeology /timelines#fall-of-jerusalem",
  "Ark of the Covenant": "/study-guides#tabernacle /discover#ark-of-the-covenant",
  Sacrifice: "/study-guides#tabernacle /study-guides#faq-why-jesus-died",
  Priests: "/study-guides#tabernacle /discover#ketef-hinnom",
  Prophets: "/study-guides#faq-fulfilled-prophecies",
  "Kings of Israel and Judah": "/study-guides#kings-archaeology /discover#tel-dan-stele",
  Messiah: "/study-guides#faq-fulfilled-prophecies /study-guides#daniel-prophecy",
  Exile: "/timelines#fall-of-jerusalem /study-guides#daniel-prophecy /discover#cyrus-cylinder",
  Idols: "/study-guides#exodus-plagues",
  "Kingdom of God": "/study-guides#life-of-jesus",
  Parables: "/study-guides#life-of-jesus",
  Miracles: "/study-guides#life-of-jesus",
  "Sermon on the Mount": "/study-guides#life-of-jesus",
  "Birth of Jesus": "/study-guides#life-of-jesus /study-guides#faq-december-25",
  Crucifixion:
    "/timelines#crucifixion /study-guides#faq-why-jesus-died /study-guides#life-of-jesus /discover#pilate-stone",
  Resurrection: "/study-guides#faq-resurrection /study-guides#life-of-jesus",
  Trinity: "/study-guides#faq-trinity /church-fathers#athanasius",
  Grace: "/study-guides#faq-how-to-be-saved /church-fathers#augustine",
  Faith: "/study-guides#faq-how-to-be-saved /study-guides#faq-doubts",
  Forgiveness: "/study-guides#faq-why-jesus-died /study-guides#faq-how-to-be-saved",
  Prayer: "/study-guides#faq-how-to-pray /study-guides#faq-unanswered-prayer",
  Suffering: "/study-guides#faq-suffering /study-guides#faq-unanswered-prayer",
  Feasts: "/study-guides#feasts",
  Circumcision: "/study-guides#covenants",
  Church: "/study-guides#life-of-jesus",
  Salvation: "/study-guides#faq-how-to-be-saved /study-guides#faq-why-jesus-died",
  "Heaven and hell": "/study-guides#faq-after-death /study-guides#faq-hell",
  "End times": "/study-guides#faq-end-times /study-guides#revelation",
  "Bible text and canon":
    "/study-guides#faq-canon /study-guides#faq-bible-changed /study-guides#faq-dead-sea-scrolls /discover#dead-sea-scrolls",
  "Jews and Gentiles": "/study-guides#faq-never-heard-of-jesus",
  Assyria: "/study-guides#kings-archaeology",
  "Plagues of Egypt": "/study-guides#exodus-plagues",
};

/** Finds of the content modules that one of our discoveries tells. */
const PAGES_OF_FINDS: Readonly<Record<string, string>> = {
  dss: "/discover#dead-sea-scrolls",
  isascroll: "/discover#dead-sea-scrolls",
  teldan: "/discover#tel-dan-stele",
  pilate: "/discover#pilate-stone",
  siloamtunnel: "/discover#hezekiahs-tunnel",
  cyruscyl: "/discover#cyrus-cylinder",
  merneptah: "/discover#merneptah-stele",
  ketef: "/discover#ketef-hinnom",
  caiaphas: "/discover#caiaphas-ossuary",
  siloampool: "/discover#pool-of-siloam",
  mesha: "/discover#mesha-stele",
};

const KIND_LABELS = {
  discoveries: "Discovery",
  guides: "Study guide",
  faq: "Question",
  fathers: "Church father",
  events: "Timeline",
} as const;

interface Page extends ContextSource {
  spans: VerseRange[];
}

/** A longer passage names a region, not a verse. */
const MAX_NAMED_VERSES = 30;

const getPages = builtOnce(
  "contextPages",
  (): Map<string, Page> =>
    new Map(
      getSearchedItems().map(({ group, href, title, parts }) => [
        href,
        {
          href,
          label: `${KIND_LABELS[group]}: ${title}`,
          spans: parts
            .flatMap(readWrittenReferences)
            .filter(({ start, end }) => end - start < MAX_NAMED_VERSES),
        },
      ]),
    ),
);

function toSource(href: string): ContextSource[] {
  const page = getPages().get(href);
  return page ? [{ label: page.label, href }] : [];
}

/** Our pages about a topic, by its name. */
export const topicPages = (name: string): ContextSource[] =>
  (PAGES_OF_TOPICS[name] ?? "").split(" ").flatMap(toSource);

/** The discovery that tells a find, by the find's id. */
export const findPage = (id: string): ContextSource | undefined =>
  toSource(PAGES_OF_FINDS[id] ?? "")[0];

/** One of our pages by its address ("/discover#tel-dan-stele"). */
export const pageAt = (href: string): ContextSource | undefined => toSource(href)[0];

/** Our pages that name one of these verses, those that name most of them first. */
export function pagesNaming(spans: readonly VerseRange[], most: number): ContextSource[] {
  const found: { page: Page; count: number }[] = [];
  for (const page of getPages().values()) {
    const count = page.spans.filter((named) =>
      spans.some(({ start, end }) => named.start <= end && named.end >= start),
    ).length;
    if (count > 0) found.push({ page, count });
  }
  return found
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ page: { label, href } }) => ({ label, href }));
}

/** The context of another subject, as a page of ours. */
export const contextPage = (type: ContextType, subject: string): ContextSource => ({
  label: `Context: ${subject}`,
  href: `/context${contextSearch({ type, subject })}`,
});

/** All addresses named above, for the test that each is a page of ours. */
export const NAMED_PAGES: readonly string[] = [
  ...Object.values(PAGES_OF_TOPICS).flatMap((list) => list.split(" ")),
  ...Object.values(PAGES_OF_FINDS),
];
