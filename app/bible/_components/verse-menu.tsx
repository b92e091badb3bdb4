"use client";

import { useQuery } from "@tanstack/react-query";
import {
  BookOpenText,
  Brain,
  Compass,
  Copy,
  Languages,
  Link2,
  ListChecks,
  MessageCircleQuestion,
  NotebookPen,
  Share2,
} from "lucide-react";
import Link from "next/link";
import { lazy, Suspense, useRef, useState } from "react";
import { CopyAsButton, CopyAsPanel } from "@/components/common/copy-as";
import { openHash } from "@/components/common/item-address";
import { copyOrShow, shareOrCopy } from "@/components/scripture/copy-text";
import { SaveVerseButton } from "@/components/scripture/save-verse-button";
import { wordsLanguage } from "@/components/scripture/words-language";
import {
  AnchoredPopover,
  AnchoredPopoverAnchor,
  AnchoredPopoverClose,
  AnchoredPopoverContent,
} from "@/components/ui/anchored-popover";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Chapter } from "@/lib/bible/client";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { verseLinksOptions } from "@/lib/bible/reader-client";
import { sharedHref, versePageHref } from "@/lib/bible/references/reader-link";
import { chatHref } from "@/lib/chat/chat-link";
import { learnHref } from "@/lib/learning/learn-link";
import { whenConnected } from "@/lib/site/when-connected";
import type { VerseChoice } from "./chapter-view";
import { HighlightMenu } from "./highlight-menu";
import { ReaderLink } from "./reader-link";
import { noteName } from "./verse-note-name";

const VerseWords = lazy(() =>
  whenConnected(() => import("@/components/scripture/verse-words")).then((module) => ({
    default: module.VerseWords,
  })),
);

/**
 * What one can do with a verse: highlight it, write a note, take it along, save it, ask about it,
 * and see where study Bibles point from it.
 */
export function VerseMenu({
  chapter,
  choice,
  isSelected,
  onSelect,
  onClose,
  onOpenReference,
}: {
  chapter: Chapter;
  choice: VerseChoice;
  isSelected: boolean;
  /** Takes the verse among those that are selected, or away from them. */
  onSelect: () => void;
  onClose: () => void;
  onOpenReference: (reference: string) => void;
}) {
  const { verse } = choice;
  const anchor = useRef(choice.anchor);
  anchor.current = choice.anchor;
  const links = useQuery(verseLinksOptions(verse.reference, verse.translation));
  const [showsWords, setShowsWords] = useState(choice.showsWords ?? false);
  const [showsForms, setShowsForms] = useState(false);
  // Of a translation that an operator imported it is not known what its words go back to.
  const hasWords = TRANSLATION_CODES.some((code) => code === verse.translation);
  const versePage = versePageHref(verse.reference, verse.translation);
  const address = new URL(sharedHref(verse.reference, verse.translation), window.location.origin)
    .href;
  const quotation = `“${verse.text}” — ${verse.reference} (${verse.translation})`;

  return (
    <AnchoredPopover open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AnchoredPopoverAnchor virtualRef={anchor} />
      <AnchoredPopoverContent
        aria-label={verse.reference}
        align="start"
        sideOffset={6}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.current.focus({ preventScroll: true });
        }}
        className="max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(27rem,calc(100vw-1.5rem))]"
      >
        <div className="flex items-center justify-between gap-2 border-b py-1.5 pr-1.5 pl-4">
          <h2 className="font-serif font-semibold">
            {verse.reference}{" "}
            <span className="font-sans text-sm font-normal text-muted-foreground">
              {verse.translation}
            </span>
          </h2>
          <AnchoredPopoverClose />
        </div>
        <div className="overflow-y-auto overscroll-contain">
          <HighlightMenu key={verse.id} chapter={chapter} verse={verse} />
          <div className="flex flex-wrap gap-1 border-b px-2 py-2 *:px-2">
            <Button
              variant="ghost"
              size="sm"
              aria-haspopup="dialog"
              onClick={() => {
                onClose();
                openHash(noteName(verse.verse));
              }}
            >
              <NotebookPen aria-hidden="true" />
              Note
            </Button>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                onSelect();
                onClose();
              }}
            >
              <ListChecks aria-hidden="true" />
              {isSelected ? "Remove from selection" : "Select"}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => copyOrShow(quotation)}>
              <Copy aria-hidden="true" />
              Copy verse
            </Button>
            <CopyAsButton
              variant="ghost"
              size="sm"
              aria-expanded={showsForms}
              onClick={() => setShowsForms(!showsForms)}
            />
            <Button variant="ghost" size="sm" onClick={() => copyOrShow(address)}>
              <Link2 aria-hidden="true" />
              Copy link
            </Button>
            <Button
              variant="ghost"
              size="sm"
              onClick={() =>
                shareOrCopy(verse.reference, quotation, {
                  path: address,
                  copied: `${quotation}\n${address}`,
                })
              }
            >
              <Share2 aria-hidden="true" />
              Share
            </Button>
            <SaveVerseButton
              reference={verse.reference}
              translation={verse.translation}
              onClick={onClose}
            />
            <Link
              className={buttonVariants({ variant: "ghost", size: "sm" })}
              href={learnHref(verse.reference, verse.translation)}
              aria-label={`Learn ${verse.reference} by heart`}
              prefetch={false}
            >
              <Brain aria-hidden="true" />
              Learn
            </Link>
            <Link
              className={buttonVariants({ variant: "ghost", size: "sm" })}
              href={chatHref(`What does ${verse.reference} mean?`)}
              prefetch={false}
            >
              <MessageCircleQuestion aria-hidden="true" />
              Ask about this verse
            </Link>
            <Link
              className={buttonVariants({ variant: "ghost", size: "sm" })}
              href={`/context?verse=${encodeURIComponent(verse.reference)}`}
              prefetch={false}
            >
              <Compass aria-hidden="true" />
              Read context
            </Link>
            {versePage && (
              <Link
                className={buttonVariants({ variant: "ghost", size: "sm" })}
                href={versePage}
                prefetch={false}
              >
                <BookOpenText aria-hidden="true" />
                Verse page
              </Link>
            )}
            {hasWords && (
              <Button
                variant="ghost"
                size="sm"
                aria-expanded={showsWords}
                onClick={() => setShowsWords(!showsWords)}
              >
                <Languages aria-hidden="true" />
                Original words
              </Button>
            )}
          </div>
          {showsForms && (
            <div className="border-b p-3">
              <CopyAsPanel
                source={{
                  kind: "verse",
                  reference: verse.reference,
                  translation: verse.translation,
                  text: verse.text,
                }}
              />
            </div>
          )}
          {showsWords && (
            <Suspense fallback={<Skeleton className="mx-4 my-3 h-32" />}>
              <VerseWords reference={verse.reference} translation={verse.translation} />
            </Suspense>
          )}
          <div className="px-4 py-3" aria-live="polite" aria-busy={links.isPending}>
            <h3 className="eyebrow mb-2">
              Cross references{links.data && links.data.total > 0 ? ` (${links.data.total})` : ""}
            </h3>
            {links.isPending && (
              <div className="space-y-2 py-1">
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-2/3" />
                <span className="sr-only">Loading cross references</span>
              </div>
            )}
            {links.isError && (
              <div className="text-[0.9375rem]">
                <p>The cross references couldn’t be loaded.</p>
                <Button
                  variant="outline"
                  size="sm"
                  className="mt-2"
                  onClick={() => links.refetch()}
                >
                  Try Again
                </Button>
              </div>
            )}
            {links.data?.total === 0 && (
              <p className="text-[0.9375rem] text-muted-foreground">
                No cross references are known for this verse.
              </p>
            )}
            <ul className="divide-y">
              {links.data?.links.map((link) => (
                <li key={link.id} className="py-2.5 first:pt-0">
                  <ReaderLink
                    reference={link.reference}
                    onOpen={onOpenReference}
                    className="link text-sm font-medium"
                  >
                    {link.reference}
                  </ReaderLink>
                  {link.why && <p className="text-sm text-muted-foreground">{link.why}</p>}
                  <p
                    {...wordsLanguage(link)}
                    className="scripture mt-0.5 text-[0.9375rem] leading-relaxed"
                  >
                    {link.text}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </AnchoredPopoverContent>
    </AnchoredPopover>
  );
}
