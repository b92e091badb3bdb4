import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { wordPath } from "@/lib/site/item-paths";
import { itemMetadata } from "@/lib/site/metadata";
import { sharePictureOf } from "@/lib/site/share-images";
import { readWordAddress } from "@/lib/words/word-address";
import { getLetterPage, type LetterPage } from "@/lib/words/word-lists-service";
import { getWordPage, type WordPage } from "@/lib/words/word-page-service";
import { nameOfWord, summaryOfWord } from "@/lib/words/word-summary";
import { LetterView, letterMetadata } from "../_components/letter-view";
import { WordView } from "../_components/word-view";

// Made when it is first asked for, then kept (decision 0022).
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

type Shown = { word: WordPage; letter?: never } | { letter: LetterPage; word?: never };

const read = cache(async (slug: string): Promise<Shown> => {
  const address = await readWordAddress(slug);
  if (address.kind === "elsewhere") permanentRedirect(address.path);
  if (address.kind === "missing") notFound();
  if (address.kind === "page") return { word: await getWordPage(address.id) };
  const letter = await getLetterPage(address.letter);
  return letter ? { letter } : notFound();
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shown = await read((await params).slug);
  if (shown.letter) return letterMetadata(shown.letter);
  const { word } = shown.word;
  const path = wordPath(word.slug);
  const title = nameOfWord(word);
  return itemMetadata({
    path,
    title,
    description: summaryOfWord(word),
    image: sharePictureOf(path, title),
    embedded: path,
  });
}

export default async function Page({ params }: Props) {
  const { word, letter } = await read((await params).slug);
  return word ? <WordView page={word} /> : <LetterView page={letter} />;
}
