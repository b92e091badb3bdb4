import type { Metadata } from "next";
import { cache } from "react";
import { getVersePage } from "@/lib/verse-page/service";
import { verseMetadata } from "../../../../_components/verse-metadata";
import { VersePage } from "../../../../_components/verse-page";
import { requirePage } from "../../../page-params";

// Made when it is first asked for, then kept (decision 0022).
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ translation: string; book: string; chapter: string; verse: string }>;
}

const read = cache(async (translation: string, book: string, chapter: string, verse: string) =>
  getVersePage(await requirePage("verse", [translation, book, chapter, verse])),
);

async function readParams(params: Props["params"]) {
  const { translation, book, chapter, verse } = await params;
  return read(translation, book, chapter, verse);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return verseMetadata(await readParams(params));
}

export default async function Page({ params }: Props) {
  return <VersePage page={await readParams(params)} />;
}
