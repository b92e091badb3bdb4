"use client";

import { X } from "lucide-react";
import { type ReactNode, useRef, useSyncExternalStore } from "react";
import {
  AnchoredPopover,
  AnchoredPopoverAnchor,
  AnchoredPopoverContent,
} from "@/components/ui/anchored-popover";
import { BottomSheet, BottomSheetContent, BottomSheetTitle } from "@/components/ui/bottom-sheet";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { PassageVerse, PassageWord, PassageWords } from "@/lib/words/passage-contract";
import { sharingStops, type WordStop, wordsBehind } from "@/lib/words/word-stops";
import { WordDetails } from "./word-details";

/** Where a panel beside the word would leave no room for it (Tailwind's `sm`). */
const NARROW = "(width < 40rem)";

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia?.(NARROW);
      media?.addEventListener("change", listener);
      return () => media?.removeEventListener("change", listener);
    },
    () => window.matchMedia?.(NARROW).matches ?? false,
    () => false,
  );
}

/** What was tapped, as far as it is known. */
export interface TappedWord {
  known: PassageWords;
  verse: PassageVerse;
  stops: readonly WordStop[];
  stop: WordStop;
  /** The word that is shown of those behind the stop. */
  chosen: PassageWord | undefined;
}

/** The original word behind a word of the text: beside it, or on a narrow screen at the bottom. */
export function WordPanel({
  name,
  translation,
  tapped,
  failure,
  anchor,
  takesFocus,
  onChoose,
  onVerse,
  onOpen,
  onClose,
  onClosed,
}: {
  /** What the panel is called while nothing is known yet: the verse. */
  name: string;
  translation: string;
  /** Null while the words are on their way. */
  tapped: TappedWord | null;
  /** Asks again; null unless the words could not be loaded. */
  failure: (() => void) | null;
  /** What it stands beside. */
  anchor: { getBoundingClientRect: () => DOMRect };
  takesFocus: boolean;
  onChoose: (position: number) => void;
  /** Opens the menu of the verse at its words. */
  onVerse: () => void;
  onOpen: (reference: string) => void;
  onClose: () => void;
  /** Gives the focus back. */
  onClosed: () => void;
}) {
  const isNarrow = useIsNarrow();
  const virtual = useRef(anchor);
  virtual.current = anchor;
  const words = tapped ? tapped.verse.text.slice(tapped.stop.start, tapped.stop.end) : "";
  const content = {
    onOpenAutoFocus: (event: Event) => {
      if (!takesFocus) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      onClosed();
    },
    onInteractOutside: (event: CustomEvent<{ originalEvent: Event }> & Event) => {
      // A tap on another word is followed, and none beside the panel.
      const { target } = event.detail.originalEvent;
      if (target instanceof Element && target.closest(".chapter") && !target.closest("a, button")) {
        event.preventDefault();
      }
    },
  };
  const change = (isOpen: boolean) => !isOpen && onClose();
  const title = (
    <>
      {words && <span className="scripture">{words}</span>}{" "}
      <span className="font-sans text-sm font-normal text-muted-foreground">
        {name} · {translation}
      </span>
    </>
  );
  const body = (
    <div className="overflow-y-auto overscroll-contain" aria-busy={!tapped && !failure}>
      {failure && (
        <div role="status" className="px-4 py-3">
          <p>The original words couldn’t be loaded.</p>
          <Button variant="outline" size="sm" className="mt-2" onClick={failure}>
            Try Again
          </Button>
        </div>
      )}
      {!failure && !tapped && (
        <div className="px-4 py-3">
          <Skeleton className="h-48 w-full" />
          <span className="sr-only">Loading the original word</span>
        </div>
      )}
      {tapped && (
        <Behind
          key={`${tapped.verse.osis} ${tapped.stop.start}`}
          tapped={tapped}
          translation={translation}
          onChoose={onChoose}
          onVerse={onVerse}
          onOpen={onOpen}
        />
      )}
    </div>
  );

  if (isNarrow) {
    return (
      <BottomSheet open onOpenChange={change}>
        <BottomSheetContent {...content} className="word-panel word-sheet">
          <Header onClose={onClose}>
            <BottomSheetTitle className="font-serif font-semibold">{title}</BottomSheetTitle>
          </Header>
          {body}
        </BottomSheetContent>
      </BottomSheet>
    );
  }
  return (
    <AnchoredPopover open onOpenChange={change}>
      <AnchoredPopoverAnchor virtualRef={virtual} />
      <AnchoredPopoverContent
        {...content}
        aria-label={`${words} ${name} · ${translation}`.trim()}
        sideOffset={8}
        className="word-panel max-h-[min(34rem,var(--radix-popover-content-available-height))] w-[min(25rem,calc(100vw-1.5rem))]"
      >
        <Header onClose={onClose}>
          <h2 className="font-serif font-semibold">{title}</h2>
        </Header>
        {body}
      </AnchoredPopoverContent>
    </AnchoredPopover>
  );
}

const Header = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => (
  <div className="flex items-center justify-between gap-2 border-b py-1.5 pr-1.5 pl-4">
    {children}
    <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
      <X aria-hidden="true" />
    </Button>
  </div>
);

/** The words behind a stop, one shown at a time; or why there is none. */
function Behind({
  tapped: { known, verse, stops, stop, chosen },
  translation,
  onChoose,
  onVerse,
  onOpen,
}: {
  tapped: TappedWord;
  translation: string;
  onChoose: (position: number) => void;
  onVerse: () => void;
  onOpen: (reference: string) => void;
}) {
  const words = wordsBehind(verse, stop);
  const details = (word: PassageWord) => (
    <WordDetails
      word={word}
      known={known}
      reference={verse.reference}
      translation={translation}
      rendered={sharingStops(stops, { ...stop, positions: [word.position] }).map(({ start, end }) =>
        verse.text.slice(start, end),
      )}
      onOpen={onOpen}
    />
  );
  if (!chosen) {
    return (
      <div className="space-y-2 px-4 py-3 text-[0.9375rem]">
        {stop.isSupplied ? (
          <p>The translators supplied this word; the original has none for it.</p>
        ) : (
          <>
            <p>No original word is known for it.</p>
            <p className="text-muted-foreground">
              Words that only build the English sentence, such as “the” and “of”, often have none of
              their own.
            </p>
          </>
        )}
        <Button variant="outline" size="sm" onClick={onVerse}>
          All original words of the verse
        </Button>
      </div>
    );
  }
  if (words.length === 1) return details(chosen);
  return (
    <Tabs
      value={String(chosen.position)}
      onValueChange={(position) => onChoose(Number(position))}
      className="pt-2"
    >
      <TabsList aria-label="Original words behind it" className="mx-4">
        {words.map(({ position, language, text }) => (
          <TabsTrigger key={position} value={String(position)} lang={language}>
            {text}
          </TabsTrigger>
        ))}
      </TabsList>
      {words.map((word) => (
        <TabsContent key={word.position} value={String(word.position)}>
          {details(word)}
        </TabsContent>
      ))}
    </Tabs>
  );
}
