"use client";

import { ChevronDown, ChevronLeft, ChevronRight, Printer } from "lucide-react";
import { Suspense } from "react";
import { lazyAtRest } from "@/components/common/lazy-at-rest";
import { useHydrated } from "@/components/common/use-hydrated";
import { Button } from "@/components/ui/button";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { type ChapterId, chapterTitle } from "@/lib/bible/chapters";
import { TRANSLATION_CODES, translationName } from "@/lib/bible/constants";
import { ReaderSettingsPanel } from "./reader-settings-panel";
import type { ReaderView } from "./reader-view";

const MoreTranslations = lazyAtRest(() =>
  import("./offered-translations").then((module) => module.loadOfferedTranslations()),
);

/** Ours, the one that is read where it is an import, and several side by side. */
function viewsBeside(own: string) {
  const codes = [...new Set([own, ...TRANSLATION_CODES])];
  // Ours keep their places.
  const ordered = codes.length > TRANSLATION_CODES.length ? codes : TRANSLATION_CODES;
  return [
    ...ordered.map((code) => ({ value: code, label: code, title: translationName(code) })),
    { value: "parallel", label: "Parallel", title: "Translations side by side" },
    { value: "interlinear", label: "Interlinear", title: "The original, word by word" },
  ];
}

/** Where the reader is and how it is set: chapter, translation, settings, print. */
export function ReaderToolbar({
  title,
  view,
  own,
  previous,
  next,
  onGo,
  onPick,
  onView,
  columns,
  onColumns,
}: {
  title: string;
  view: ReaderView;
  /** The translation of the chapter on the page. */
  own: string;
  previous: ChapterId | null;
  next: ChapterId | null;
  onGo: (target: ChapterId | null) => void;
  onPick: () => void;
  onView: (view: ReaderView) => void;
  /** The translations on the page, the one that is read first. */
  columns: readonly string[];
  onColumns: (columns: readonly string[]) => void;
}) {
  const isHydrated = useHydrated();
  return (
    <div
      role="toolbar"
      aria-label="Reader"
      className="no-print sticky top-14 z-10 -mx-4 mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b bg-background/95 px-4 py-2 backdrop-blur-sm sm:top-16 sm:mx-0 sm:px-0"
    >
      <div className="flex max-w-full items-center">
        <StepButton target={previous} label="Previous chapter" onGo={onGo}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </StepButton>
        <Button
          variant="unstyled"
          onClick={onPick}
          aria-haspopup="dialog"
          aria-label={`${title}. Choose book and chapter`}
          className="flex h-10 max-w-[55vw] min-w-0 items-center gap-1.5 rounded-md px-3 font-serif text-[1.0625rem] font-semibold transition-colors hover:bg-secondary"
        >
          <span className="truncate">{title}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted-foreground" />
        </Button>
        <StepButton target={next} label="Next chapter" onGo={onGo}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </StepButton>
        {/* Kept for listen.tsx, so that nothing moves when the browser tells of its voices. */}
        <div id="listen-place" className="size-10 shrink-0" />
        {/* Where there are no more translations than ours, its place is the end of the row. */}
        {isHydrated && (
          <Suspense fallback={null}>
            <MoreTranslations columns={columns} onColumns={onColumns} />
          </Suspense>
        )}
      </div>
      <div className="flex items-center gap-1">
        <fieldset className="flex rounded-md bg-secondary p-0.5">
          <legend className="sr-only">Translation</legend>
          {viewsBeside(own).map((option) => (
            <label
              key={option.value}
              title={option.title}
              className="grid h-9 cursor-pointer place-items-center rounded-sm px-1.5 text-[0.8125rem] text-muted-foreground min-[22.5rem]:px-2 sm:px-2.5 sm:text-sm has-checked:bg-card has-checked:font-medium has-checked:text-foreground has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-ring"
            >
              <RadioGroupItem
                variant="unstyled"
                name="reader-view"
                value={option.value}
                checked={view === option.value}
                onChange={() => onView(option.value)}
                className="sr-only"
              />
              {option.label}
            </label>
          ))}
        </fieldset>
        <ReaderSettingsPanel />
        <Button
          variant="ghost"
          size="icon"
          onClick={() => window.print()}
          aria-label="Print this chapter"
          className="max-sm:hidden"
        >
          <Printer aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  );
}

function StepButton({
  target,
  label,
  onGo,
  children,
}: {
  target: ChapterId | null;
  label: string;
  onGo: (target: ChapterId | null) => void;
  children: React.ReactNode;
}) {
  return (
    <Button
      variant="ghost"
      size="icon"
      disabled={!target}
      onClick={() => onGo(target)}
      aria-label={target ? `${label}, ${chapterTitle(target)}` : label}
    >
      {children}
    </Button>
  );
}
