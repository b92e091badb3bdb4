import type { Metadata } from "next";
import { BooksPage, booksMetadata } from "../_components/books-page";
import { requirePage } from "./page-params";

// Made when it is first asked for, then kept (decision 0022).
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ translation: string }>;
}

const readParams = async (params: Props["params"]) =>
  requirePage("books", [(await params).translation]);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return booksMetadata((await readParams(params)).translation);
}

export default async function Page({ params }: Props) {
  return <BooksPage translation={(await readParams(params)).translation} />;
}
