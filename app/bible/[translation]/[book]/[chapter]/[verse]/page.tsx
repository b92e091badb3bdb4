import { requirePage } from "../../../page-params";

// No page of its own: `/bible/web/john/3/16` leads to the verse in its chapter.
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ translation: string; book: string; chapter: string; verse: string }>;
}

export default async function Page({ params }: Props) {
  const { translation, book, chapter, verse } = await params;
  await requirePage("chapter", [translation, book, chapter, verse]);
  return null;
}
