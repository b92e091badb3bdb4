"use client";

import { exchangeHash } from "@/components/common/item-address";
import { SourceList } from "@/components/common/source-list";
import { MarkdownText } from "@/components/media/markdown-text";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { formatShortDate } from "@/lib/dates";
import type { NewsItem } from "@/lib/news/client";
import { ALL_NEWS, newsName } from "@/lib/news/rules";

/** One news item whole with its sources, or the list of all when `item` is null. */
export function NewsDialog({
  item,
  news,
  onClose,
}: {
  item: NewsItem | null;
  news: readonly NewsItem[];
  onClose: () => void;
}) {
  const description = item ? formatShortDate(item.publishedAt) : "Newest first";
  return (
    <Dialog
      // From one to the other the focus starts anew.
      key={item?.id ?? ALL_NEWS}
      open
      onOpenChange={onClose}
    >
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>{item?.headline ?? "Prophecy & News"}</DialogTitle>
          {description && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        <DialogBody>{item ? <NewsText item={item} /> : <NewsList news={news} />}</DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function NewsText({ item }: { item: NewsItem }) {
  return (
    <>
      <p className="mb-4 font-serif text-lg leading-relaxed">{item.summary}</p>
      <MarkdownText text={item.content} references={item.verseReferences} />
      {item.sources.length > 0 && (
        <div className="prose sources mt-6">
          <h3>Sources</h3>
          <SourceList sources={item.sources} />
        </div>
      )}
      <p className="mt-6">
        <Button variant="link" className="text-sm" onClick={() => exchangeHash(ALL_NEWS)}>
          All news
        </Button>
      </p>
    </>
  );
}

function NewsList({ news }: { news: readonly NewsItem[] }) {
  return (
    <ul className="divide-y">
      {news.map((item) => (
        <li key={item.id} className="py-4 first:pt-0">
          <p className="text-[0.8125rem] text-muted-foreground">
            {formatShortDate(item.publishedAt)}
          </p>
          <h3 className="font-serif text-lg leading-snug font-semibold">
            <Button
              variant="unstyled"
              className="text-left hover:text-primary"
              onClick={() => exchangeHash(newsName(item.id))}
            >
              {item.headline}
            </Button>
          </h3>
          <p className="mt-1 text-[0.9375rem] text-muted-foreground">{item.summary}</p>
        </li>
      ))}
    </ul>
  );
}
