"use client";

import { useQuery } from "@tanstack/react-query";
import {
  BookmarkPlus,
  Brain,
  Columns2,
  Copy,
  Eraser,
  Highlighter,
  MessageCircleQuestion,
  NotebookPen,
  Share2,
  X,
} from "lucide-react";
import Link from "next/link";
import { type RefObject, useEffect, useRef, useState } from "react";
import { CopyAsButton, CopyAsPanel } from "@/components/common/copy-as";
import { openHash } from "@/components/common/item-address";
import { copyOrShow, shareOrCopy } from "@/components/scripture/copy-text";
import { savesVerse } from "@/components/scripture/save-verse";
import { Button } from "@/components/ui/button";
import { isBookId } from "@/lib/bible/books";
import { chapterPath } from "@/lib/bible/chapter-path";
import type { Chapter } from "@/lib/bible/client";
import { chapterOptions } from "@/lib/bible/reader-client";
import { formatVerseRun, formatVerseRuns, toVerseRuns } from "@/lib/bible/verse-runs";
import { chatHref } from "@/lib/chat/chat-link";
import { HIGHLIGHT_LABELS, type HighlightColor } from "@/lib/highlights/constants";
import { recolor } from "@/lib/highlights/rules";
import { learnHref } from "@/lib/learning/learn-link";
import { useAnnotations } from "./chapter-annotations";
import { HighlightColors } from "./highlight-colors";
import { useHighlightVerses } from "./highlight-writes";
import type { VerseSelection } from "./use-verse-selection";
import type { VerseTap } from "./use-verse-taps";
import { noteName } from "./verse-note-name";
import { readSetVerses } from "./verse-text";

/** Between the lowest word that was tapped and the bar, in pixels. */
const ROOM = 48;

/** What is done with the verses that are selected: a bar at the bottom of the window. */
export function SelectionBar({
  chapter,
  surface,
  selection,
  tap,
  isParallel,
}: {
  chapter: Chapter;
  surface: RefObject<HTMLElement | null>;
  selection: VerseSelection;
  /** The last tap, which the bar is not to cover. */
  tap: VerseTap | undefined;
  isParallel: boolean;
}) {
  const { title } = chapter;
  const { verses, clear } = selection;
  const code = selection.translation || chapter.translation;
  // A column beside the chapter's own has its words in memory already.
  const other = useQuery({
    ...chapterOptions(title, code),
    enabled: code !== chapter.translation,
  });
  const printed = (code === chapter.translation ? chapter : other.data)?.verses ?? [];
  const runs = toVerseRuns(verses);
  const passage = formatVerseRuns(title, runs);
  const isOne = runs.length === 1;
  const first = runs[0]?.[0] ?? 1;
  // A page marks one run of verses (sharedHref writes the same).
  const marked = isOne && runs[0] ? `&v=${formatVerseRun("", runs[0]).slice(1)}` : "";
  const words = () => {
    const texts = runs.map(([from, to]) =>
      printed
        .filter(({ verse }) => from <= verse && verse <= to)
        .map(({ text }) => text.trim())
        .join(" "),
    );
    return texts.join(" … ");
  };
  const quotation = () => `“${words()}” — ${passage} (${code})`;

  useSelectedMarks(surface, verses);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const top = bar.current?.getBoundingClientRect().top ?? 0;
    // Once for each tap; by keyboard the browser itself shows what has the focus.
    const tapped = tap ? tap.y - window.scrollY : 0;
    // One that was scrolled out of sight meanwhile is not gone back to.
    if (top > 0 && tapped > top - ROOM && tapped < window.innerHeight) {
      window.scrollBy(0, tapped - top + ROOM);
    }
  }, [tap]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest("dialog, [role=dialog], [popover], input, textarea, select");
      if (event.key === "Escape" && !event.defaultPrevented && !isElsewhere) close();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  });

  function close() {
    const hadFocus = bar.current?.contains(document.activeElement);
    clear();
    if (hadFocus) document.getElementById(`v${first}`)?.focus({ preventScroll: true });
  }

  const [shows, setShows] = useState<"colors" | "forms" | null>(null);
  const toggle = (part: "colors" | "forms") => setShows(shows === part ? null : part);
  return (
    <section ref={bar} aria-label="Selected verses" className="selection-bar no-print">
      <div className="selection-head">
        {/* Said anew with every verse. */}
        <h2 aria-live="polite">
          {formatVerseRuns(title, runs, "–")} <span>{code}</span>
        </h2>
        <Button variant="ghost" size="icon" aria-label="Clear the selection" onClick={close}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {shows === "colors" && <Colors chapter={chapter} selection={selection} />}
      {shows === "forms" && (
        <CopyAsPanel
          source={{ kind: "verse", reference: passage, translation: code, text: words() }}
        />
      )}
      <div className="selection-actions">
        <Button variant="unstyled" onClick={() => void copyOrShow(quotation())}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <CopyAsButton aria-expanded={shows === "forms"} onClick={() => toggle("forms")} />
        <Button
          variant="unstyled"
          aria-expanded={shows === "colors"}
          onClick={() => toggle("colors")}
        >
          <Highlighter aria-hidden="true" />
          Highlight
        </Button>
        {verses.length === 1 ? (
          <Button
            variant="unstyled"
            aria-haspopup="dialog"
            onClick={() => openHash(noteName(first))}
          >
            <NotebookPen aria-hidden="true" />
            Note
          </Button>
        ) : (
          // A passage's note is that of the saved passage.
          <Button variant="unstyled" {...savesVerse(passage, code)}>
            <NotebookPen aria-hidden="true" />
            Note
          </Button>
        )}
        <Button variant="unstyled" {...savesVerse(passage, code)}>
          <BookmarkPlus aria-hidden="true" />
          Save
        </Button>
        {isOne && (
          <Link href={learnHref(passage, code)} prefetch={false}>
            <Brain aria-hidden="true" />
            Learn
          </Link>
        )}
        <Button variant="unstyled" onClick={() => void shareOrCopy(passage, quotation())}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
        {!isParallel && isBookId(chapter.bookId) && (
          <Link
            href={`${chapterPath(code, { book: chapter.bookId, chapter: chapter.chapter })}?view=parallel${marked}#v${first}`}
            prefetch={false}
          >
            <Columns2 aria-hidden="true" />
            Compare
          </Link>
        )}
        <Link href={chatHref(`What does ${passage} mean?`)} prefetch={false}>
          <MessageCircleQuestion aria-hidden="true" />
          Ask
        </Link>
      </div>
    </section>
  );
}

/** Signs the selected verses on the page; the text is not set anew for it. */
function useSelectedMarks(surface: RefObject<HTMLElement | null>, verses: readonly number[]) {
  useEffect(() => {
    const root = surface.current;
    if (!root) return;
    const sign = (isSelected: (verse: number) => boolean) => {
      for (const { number, pieces } of readSetVerses(root)) {
        for (const piece of pieces) piece.toggleAttribute("data-selected", isSelected(number));
      }
    };
    sign((verse) => verses.includes(verse));
    return () => sign(() => false);
  }, [surface, verses]);
}

/** The colors for all selected verses; what follows one another is written at once. */
function Colors({
  chapter: { title, ...chapter },
  selection: { verses },
}: {
  chapter: Chapter;
  selection: VerseSelection;
}) {
  const { highlights } = useAnnotations({ ...chapter, title });
  const highlightVerses = useHighlightVerses();
  const references = verses.map((verse) => `${title}:${verse}`);
  const values = references.map((reference) => highlights.get(reference) ?? null);
  const [value = null] = values;
  const isAlike = values.every(
    (other) => other?.colour === value?.colour && other?.label === value?.label,
  );
  const common = isAlike ? value : null;
  const runs = toVerseRuns(verses);

  function set(colour: HighlightColor | null) {
    for (const run of runs) {
      const within = [];
      for (let verse = run[0]; verse <= run[1]; verse += 1) within.push(`${title}:${verse}`);
      const usual = colour && { colour, label: HIGHLIGHT_LABELS[colour] };
      const wanted = common && colour ? recolor(common, colour) : usual;
      void highlightVerses(formatVerseRun(title, run), within, wanted);
    }
  }
  return (
    <div className="selection-colors">
      <HighlightColors
        label={`Highlight ${formatVerseRuns(title, runs)}`}
        chosen={common?.colour ?? null}
        onChoose={(colour) => colour !== common?.colour && set(colour)}
      />
      {values.some((other) => other !== null) && (
        <Button variant="ghost" size="sm" onClick={() => set(null)}>
          <Eraser aria-hidden="true" />
          {verses.length > 1 ? "Remove highlights" : "Remove highlight"}
        </Button>
      )}
    </div>
  );
}
