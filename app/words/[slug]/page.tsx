import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { wordPath } from "@/lib/site/item-paths";
import { itemMetadata } from "@/lib/site/metadata";
import { sharePictureOf } from "@/lib/site/share-images";
import { readWordAddress } from "@/lib/words/word-address";
import { getWordPage, type WordPage } from "@/lib/words/word-page-service";
import { nameOfWord, summaryOfWord } from "@/lib/words/word-summary";
import { WordView } from "../_components/word-view";

// Made when it is first asked for, then kept (decision 0022).
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

const read = cache(async (slug: string): Promise<WordPage> => {
  const address = await readWordAddress(slug);
  if (address.kind === "elsewhere") permanentRedirect(address.path);
  if (address.kind === "missing") notFound();
  return getWordPage(address.id);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { word } = await read((await params).slug);
  const path = wordPath(word.slug);
  const title = nameOfWord(word);
  return itemMetadata({
    path,
    title,
    description: summaryOfWord(word),
    image: sharePictureOf(path, title),
  });
}

export default async function Page({ params }: Props) {
  return <WordView page={await read((await params).slug)} />;
}
