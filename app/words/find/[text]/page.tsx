import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Breadcrumbs } from "@/components/common/breadcrumbs";
import { PageHeader } from "@/components/common/page-header";
import { wordSearchPath, wordsPath } from "@/lib/site/item-paths";
import { LONGEST_WORD_SEARCH } from "@/lib/words/constants";
import type { BriefLexeme } from "@/lib/words/schema";
import { findWords } from "@/lib/words/word-lists-service";
import { PlainWordList } from "../../_components/plain-word-list";
import { WordSearchForm } from "../../_components/word-search-form";

// Made when it is first asked for, then kept (decision 0022).
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ text: string }>;
}

const read = cache(async (segment: string) => {
  const text = decode(segment).trim();
  if (text === "" || text.length > LONGEST_WORD_SEARCH) notFound();
  return findWords(text);
});

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return notFound();
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { text } = await read((await params).text);
  return { title: `Original words: ${text}`, robots: { index: false, follow: true } };
}

export default async function Page({ params }: Props) {
  const { text, named, meaning } = await read((await params).text);
  return (
    <div className="mx-auto max-w-4xl">
      <Breadcrumbs
        crumbs={[
          { name: "Original words", path: wordsPath },
          { name: text, path: wordSearchPath(text) },
        ]}
      />
      <PageHeader title={`Original words for “${text}”`} />
      <WordSearchForm text={text} />
      {named.length + meaning.length === 0 && (
        <p>
          No Hebrew, Aramaic or Greek word is spelled, pronounced or explained that way. Try another
          spelling, or a simpler English word.
        </p>
      )}
      <Found id="named" title="Spelled or pronounced this way" words={named} />
      <Found id="meaning" title="With this meaning" words={meaning} />
    </div>
  );
}

function Found({ id, title, words }: { id: string; title: string; words: readonly BriefLexeme[] }) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <PlainWordList words={words} />
    </section>
  );
}
