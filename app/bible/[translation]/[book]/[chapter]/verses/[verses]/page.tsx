import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { getBook } from "@/lib/bible/canon";
import { chapterPath } from "@/lib/bible/chapter-path";
import { readVerses } from "@/lib/bible/page-address";
import { chapterMetadata } from "../../../../../_components/chapter-metadata";
import { ChapterPage } from "../../../../../_components/chapter-page";
import { requirePage } from "../../../../page-params";

// What `/bible/web/john/3?v=16-18` shows (next.config.ts leads there): the chapter with these
// verses marked and in its share picture.
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ translation: string; book: string; chapter: string; verses: string }>;
}

async function readParams(params: Props["params"]) {
  const { translation, book, chapter, verses } = await params;
  const place = await requirePage("chapter", [translation, book, chapter]);
  const asked = readVerses(verses, getBook(place.book).verseCounts[place.chapter - 1] ?? 0);
  if (asked === null) permanentRedirect(chapterPath(place.translation, place));
  return { place, asked };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { place, asked } = await readParams(params);
  return chapterMetadata(place, asked);
}

export default async function Page({ params }: Props) {
  const { place, asked } = await readParams(params);
  return <ChapterPage place={place} asked={asked} />;
}
