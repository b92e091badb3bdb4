import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ItemPage } from "@/components/common/item-page";
import { categoryLabel } from "@/components/media/categories";
import { MarkdownText } from "@/components/media/markdown-text";
import { MediaImage } from "@/components/media/media-image";
import { isWebAddress } from "@/components/media/web-address";
import { buttonVariants } from "@/components/ui/button";
import { getArticle } from "@/lib/articles/data";
import type { ArticleResponse } from "@/lib/articles/schema";
import { toUtcDay } from "@/lib/dates";
import { formatDay } from "@/lib/day-words";
import { AppError } from "@/lib/errors";
import { site, siteUrl } from "@/lib/site/creator";
import { articlePath } from "@/lib/site/item-paths";
import { itemMetadata } from "@/lib/site/metadata";
import { findArticlePages } from "@/lib/site/pages/articles";
import { discoveryPages } from "@/lib/site/pages/discoveries";
import { timelinePages } from "@/lib/site/pages/timelines";
import { relatedPages } from "@/lib/site/related-pages";
import { sharePictureOf } from "@/lib/site/share-images";
import { articleAbout } from "@/lib/site/structured-data";

// Made at the first request and kept; an import shows after a minute, without a new build.
export const dynamic = "force-static";
export const revalidate = 60;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

const MAX_RELATED = 6;
/** How ids are written (docs/operations.md); nothing else is asked of the database. */
const ARTICLE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID_LENGTH = 200;

const readArticle = cache(async (id: string): Promise<ArticleResponse> => {
  if (id.length > MAX_ID_LENGTH || !ARTICLE_ID.test(id)) notFound();
  try {
    return await getArticle(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, title, excerpt } = await readArticle((await params).slug);
  const path = articlePath(id);
  return itemMetadata({
    path,
    title,
    description: excerpt,
    image: sharePictureOf(path, title),
    embedded: path,
  });
}

export default async function ArticlePage({ params }: Props) {
  const article = await readArticle((await params).slug);
  const { id, title, category, readTime, publishedAt, verseReferences } = article;
  const path = articlePath(id);
  const related = relatedPages(
    { path, references: verseReferences },
    [...discoveryPages(), ...Object.values(timelinePages()).flat()],
    MAX_RELATED,
  );
  return (
    <ItemPage
      crumbs={[
        { name: "Discoveries", path: "/discover" },
        { name: title, path },
      ]}
      eyebrow={category && categoryLabel(category)}
      title={title}
      lead={<p>{article.excerpt}</p>}
      facts={
        <p className="text-sm text-muted-foreground">
          <time dateTime={publishedAt}>{formatDay(toUtcDay(new Date(publishedAt)))}</time>
          {readTime && ` · ${readTime}`}
        </p>
      }
      citation={`“${title}.” ${site.title}, Articles.`}
      sections={[]}
      related={related}
      neighbors={await findArticlePages()}
      thing={toThing(article)}
    >
      <MediaImage
        src={article.imageUrl}
        category={category}
        className="no-print mb-7 aspect-[5/2] w-full rounded-lg bg-secondary object-cover"
      />
      <MarkdownText text={article.content} references={verseReferences} within="page" />
      {isWebAddress(article.sourceUrl) && (
        <p className="mt-6">
          <a
            href={article.sourceUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants()}
          >
            Read Full Article<span className="sr-only">, opens in a new window</span>
          </a>
        </p>
      )}
    </ItemPage>
  );
}

function toThing({ id, title, excerpt, category, publishedAt }: ArticleResponse) {
  return {
    ...articleAbout({
      url: `${siteUrl}${articlePath(id)}`,
      headline: title,
      description: excerpt,
      image: `${siteUrl}${sharePictureOf(articlePath(id), title).url}`,
    }),
    articleSection: categoryLabel(category),
    datePublished: publishedAt,
  };
}
