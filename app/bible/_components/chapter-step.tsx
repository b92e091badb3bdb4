"use client";

import { type ChapterId, chapterTitle } from "@/lib/bible/chapters";
import { ReaderLink } from "./reader-link";

/** The way to the chapter before or after, under the text. */
export function ChapterStep({
  target,
  label,
  isNext,
  onGo,
}: {
  target: ChapterId | null;
  label: string;
  isNext: boolean;
  onGo: (target: ChapterId) => void;
}) {
  if (!target) return <span />;
  const title = chapterTitle(target);
  return (
    <ReaderLink
      reference={title}
      onOpen={() => onGo(target)}
      className="flex min-h-11 flex-col justify-center rounded-md px-3 py-1.5 transition-colors hover:bg-secondary"
    >
      <span className={`text-[0.8125rem] text-muted-foreground ${isNext ? "text-right" : ""}`}>
        {label}
      </span>
      <span className="font-serif font-medium">{isNext ? `${title} →` : `← ${title}`}</span>
    </ReaderLink>
  );
}
