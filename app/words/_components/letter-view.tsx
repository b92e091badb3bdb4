import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/common/breadcrumbs";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { countOf } from "@/lib/count-words";
import { wordPath, wordsPath } from "@/lib/site/item-paths";
import { itemMetadata } from "@/lib/site/metadata";
import { shareImage } from "@/lib/site/share-images";
import { breadcrumbTrail } from "@/lib/site/structured-data";
import { toLetterSlug } from "@/lib/words/letters";
import type { LetterPage } from "@/lib/words/word-lists-service";
import { LetterLinks } from "./letter-links";
import { PlainWordList } from "./plain-word-list";

/** "Greek words with Alpha (α)" */
function titleOf({ alphabet, letter, page, pages }: LetterPage): string {
  const language = alphabet === "greek" ? "Greek" : "Hebrew and Aramaic";
  const part = pages > 1 ? `, page ${page} of ${pages}` : "";
  return `${language} words with ${letter.name} (${letter.letter})${part}`;
}

export function letterMetadata(page: LetterPage): Metadata {
  const title = titleOf(page);
  return itemMetadata({
    path: wordPath(toLetterSlug(page.letter, page.page)),
    title,
    description: `${title}: each with its sound, its meaning, how often it occurs in the Bible, and a page with every verse.`,
    image: shareImage("/words"),
  });
}

/** The words that begin with a letter, a page of them. */
export function LetterView({ page: shown }: { page: LetterPage }) {
  const { alphabet, letter, page, pages, total, words } = shown;
  const title = titleOf(shown);
  const crumbs = [
    { name: "Bible", path: "/bible" },
    { name: "Original words", path: wordsPath },
    { name: letter.name, path: wordPath(toLetterSlug(letter, page)) },
  ];
  return (
    <div className="mx-auto max-w-4xl">
      <Breadcrumbs crumbs={crumbs} />
      <PageHeader title={title}>
        {countOf(total, "word")} of Strong’s dictionary, in the order of the Hebrew or Greek
        alphabet, and how often each occurs.
      </PageHeader>
      <LetterLinks alphabet={alphabet} current={letter.slug} />
      <div className="my-8">
        <PlainWordList words={words} />
      </div>
      {pages > 1 && (
        <nav aria-label="Pages" className="no-print flex flex-wrap gap-x-5 gap-y-2">
          {Array.from({ length: pages }, (_value, at) => at + 1).map((number) => (
            <a
              key={number}
              href={wordPath(toLetterSlug(letter, number))}
              aria-current={number === page ? "page" : undefined}
              className="link inline-flex min-h-6 items-center aria-[current]:font-semibold aria-[current]:text-foreground"
            >
              Page {number}
            </a>
          ))}
        </nav>
      )}
      <JsonLd data={{ "@graph": [breadcrumbTrail(crumbs)] }} />
    </div>
  );
}
