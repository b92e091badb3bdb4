import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/common/breadcrumbs";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { IntentLink } from "@/components/layout/intent-link";
import { ORIGINAL_WORDS } from "@/lib/content/original-words";
import { siteUrl } from "@/lib/site/creator";
import { wordPath, wordsPath } from "@/lib/site/item-paths";
import { pageMetadata } from "@/lib/site/metadata";
import { breadcrumbTrail } from "@/lib/site/structured-data";
import { toBriefLexeme } from "@/lib/words/brief";
import { DICTIONARY } from "@/lib/words/constants";
import { FREQUENT_WORDS, LISTED_WORDS } from "@/lib/words/listed-words";
import type { BriefLexeme } from "@/lib/words/schema";
import { LetterLinks } from "./_components/letter-links";
import { PlainWordList } from "./_components/plain-word-list";
import { WordSearchForm } from "./_components/word-search-form";

export const metadata = pageMetadata(wordsPath);

const TITLE = "Original Words of the Bible";
const CRUMBS = [
  { name: "Bible", path: "/bible" },
  { name: "Original words", path: wordsPath },
];

/** The words that the site explains at length, each once, in the order of its list. */
function explainedWords() {
  return ORIGINAL_WORDS.flatMap(({ word, lexemes }) => {
    const lexeme = LISTED_WORDS.get(lexemes[0] ?? "");
    return lexeme ? [{ word, ...toBriefLexeme(lexeme) }] : [];
  });
}

export default function WordsPage() {
  const explained = explainedWords();
  const [hebrew, greek] = [FREQUENT_WORDS.OT, FREQUENT_WORDS.NT].map((words) =>
    words.map(toBriefLexeme),
  );
  return (
    <div className="mx-auto max-w-4xl">
      <Breadcrumbs crumbs={CRUMBS} />
      <PageHeader title={TITLE}>
        Every Hebrew, Aramaic and Greek word behind the translations has a page: what it means, how
        it’s translated, and every verse it occurs in, with the word marked.
      </PageHeader>
      <WordSearchForm />
      <Section id="letters" title="By first letter">
        <h3 className="eyebrow mb-2">Hebrew and Aramaic</h3>
        <LetterLinks alphabet="hebrew" />
        <h3 className="eyebrow mt-6 mb-2">Greek</h3>
        <LetterLinks alphabet="greek" />
      </Section>
      <Section id="explained" title="Words explained">
        <p className="mb-3">
          Words that many readers know by sound, explained in our own words, with verses to read
          first.
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
          {explained.map(({ word, slug, language, lemma }) => (
            <li key={word}>
              <IntentLink href={wordPath(slug)} className="link inline-flex min-h-6 items-center">
                {word}
              </IntentLink>{" "}
              <bdi lang={language} className="font-serif text-muted-foreground">
                {lemma}
              </bdi>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="old-testament" title="Most frequent in the Old Testament">
        <Frequent words={hebrew ?? []} />
      </Section>
      <Section id="new-testament" title="Most frequent in the New Testament">
        <Frequent words={greek ?? []} />
      </Section>
      <p className="text-[0.9375rem] text-muted-foreground">
        To find verses by an original word, search for it in the{" "}
        <IntentLink href="/bible" className="link">
          Bible search
        </IntentLink>{" "}
        as lemma:agape, lemma:<bdi lang="he">חסד</bdi> or lemma:g26, alone or with other words.
      </p>
      <JsonLd data={structuredData([...(hebrew ?? []), ...(greek ?? [])])} />
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} className="section-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Frequent({ words }: { words: readonly BriefLexeme[] }) {
  return (
    <>
      <p className="mb-3">
        The figure is how often each occurs. Words that only join others, such as “and”, are left
        out.
      </p>
      <PlainWordList words={words} />
    </>
  );
}

/** The words as schema.org's DefinedTermSet. */
function structuredData(words: readonly BriefLexeme[]) {
  return {
    "@graph": [
      breadcrumbTrail(CRUMBS),
      {
        "@type": "DefinedTermSet",
        "@id": `${siteUrl}${wordsPath}`,
        url: `${siteUrl}${wordsPath}`,
        name: TITLE,
        description: metadata.description,
        isBasedOn: DICTIONARY,
        hasDefinedTerm: words.map(({ slug, id, lemma }) => ({
          "@type": "DefinedTerm",
          name: lemma,
          termCode: id,
          url: `${siteUrl}${wordPath(slug)}`,
        })),
      },
    ],
  };
}
