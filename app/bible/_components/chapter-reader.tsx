"use client";

import { useRouter } from "next/navigation";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useMemo, useOptimistic, useTransition } from "react";
import { useHash } from "@/components/common/item-address";
import { useHydrated } from "@/components/common/use-hydrated";
import { isBookId } from "@/lib/bible/books";
import { chapterPath } from "@/lib/bible/chapter-path";
import type { ChapterId } from "@/lib/bible/chapters";
import type { Chapter } from "@/lib/bible/client";
import { type PackedChapter, unpackChapter } from "@/lib/bible/packed-chapter";
import { readerHref } from "@/lib/bible/references/reader-link";
import { ReaderFrame } from "./reader-frame";
import type { ReaderView } from "./reader-view";

const otherViews = parseAsStringLiteral(["parallel", "interlinear"]);

/**
 * The reader over a chapter that stands in the page already. Another chapter, translation or
 * reference is another page.
 */
export function ChapterReader({ packed }: { packed: PackedChapter }) {
  const chapter = useMemo(() => unpackChapter(packed), [packed]);
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  // The page is the same for every query; what the query says comes to it in the browser.
  const isHydrated = useHydrated();
  const [asked] = useQueryState("view", otherViews);
  const [beside] = useQueryState("with");
  const view: ReaderView = isHydrated && asked ? asked : chapter.translation;
  // What was chosen shows at once, while its page is on its way.
  const [comingView, announceView] = useOptimistic(view);
  const marked = useMarked(chapter);
  useReleasedFocus();

  const go = (href: string, coming: ReaderView = view) =>
    startLeaving(() => {
      announceView(coming);
      router.push(href);
    });
  /** What an address says of a view besides its path. */
  const queryOf = (of: ReaderView) => {
    if (of === "interlinear") return "?view=interlinear";
    if (of !== "parallel") return "";
    return `?view=parallel${beside ? `&with=${beside.replace(/[^\w,-]/g, "")}` : ""}`;
  };

  function turn(target: ChapterId) {
    go(chapterPath(chapter.translation, target) + queryOf(view));
  }
  function showColumns([first, ...others]: readonly string[]) {
    const { bookId, chapter: number } = chapter;
    if (!first || !isBookId(bookId)) return;
    const path = chapterPath(first, { book: bookId, chapter: number });
    const query = others.length > 0 ? `?view=parallel&with=${others.join()}` : "";
    go(path + query + window.location.hash, others.length > 0 ? "parallel" : first);
  }
  function show(next: ReaderView) {
    const { bookId, chapter: number } = chapter;
    if (!isBookId(bookId)) return;
    const place = { book: bookId, chapter: number };
    const { hash } = window.location;
    const query = queryOf(next);
    if (query) go(chapterPath(chapter.translation, place) + query + hash, next);
    else go(chapterPath(next, place) + hash, next);
  }

  return (
    <ReaderFrame
      reference={chapter.title}
      chapter={marked}
      isOwnPage
      isTurning={isLeaving}
      view={view}
      beside={view === "parallel" ? beside : null}
      shownView={comingView}
      onOpen={(reference) => go(readerHref(reference, view))}
      onTurn={turn}
      onView={show}
      onColumns={showColumns}
    />
  );
}

/**
 * Takes the focus from the verse that the browser gave it to because the address names it; the next
 * Tab still goes on from there. From then on the ring shows where it is.
 */
function useReleasedFocus(): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.matches(".verse-number:target")) {
      activeElement.blur();
    }
    document.documentElement.dataset.awake = "";
  }, []);
}

/** The chapter with the verse marked that the address's fragment names (`#v16`). */
function useMarked(chapter: Chapter): Chapter {
  const verse = Number(/^v(\d+)$/.exec(useHash())?.[1]);
  return useMemo(() => {
    const isAmong = ({ start, end }: { start: number; end: number }) =>
      start <= verse && verse <= end;
    if (!verse || (chapter.marked && isAmong(chapter.marked))) return chapter;
    return { ...chapter, marked: { start: verse, end: verse }, markedVerses: [verse] };
  }, [chapter, verse]);
}
