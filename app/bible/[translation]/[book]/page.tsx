import type { Metadata } from "next";
import { BookPage, bookMetadata } from "../../_components/book-page";
import { requirePage } from "../page-params";

// Made when it is first asked for, then kept (decision 0022).
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ translation: string; book: string }>;
}

async function readParams(params: Props["params"]) {
  const { translation, book } = await params;
  return requirePage("book", [translation, book]);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return bookMetadata(await readParams(params));
}

export default async function Page({ params }: Props) {
  return <BookPage {...(await readParams(params))} />;
}
