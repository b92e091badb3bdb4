import type { Metadata } from "next";
import { chapterMetadata } from "../../../_components/chapter-metadata";
import { ChapterPage } from "../../../_components/chapter-page";
import { requirePage } from "../../page-params";

// Made when it is first asked for, then kept (decision 0022).
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ translation: string; book: string; chapter: string }>;
}

async function readParams(params: Props["params"]) {
  const { translation, book, chapter } = await params;
  return requirePage("chapter", [translation, book, chapter]);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return chapterMetadata(await readParams(params));
}

export default async function Page({ params }: Props) {
  return <ChapterPage place={await readParams(params)} asked={null} />;
}
