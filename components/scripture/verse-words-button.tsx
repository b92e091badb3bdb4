"use client";

import { Languages } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { whenConnected } from "@/lib/site/when-connected";

const VerseWords = lazy(() =>
  whenConnected(() => import("./verse-words")).then((module) => ({ default: module.VerseWords })),
);

/** True for a translation of which it is known what its words go back to. */
export const hasOriginalWords = (translation: string): boolean =>
  TRANSLATION_CODES.some((code) => code === translation);

/** The words of a passage, loaded when they are first shown. */
export function VerseWordsPanel(props: { reference: string; translation: string; id?: string }) {
  return (
    <div id={props.id} className="w-full basis-full">
      <Suspense fallback={<Skeleton className="my-3 h-24 w-full" />}>
        <VerseWords
          reference={props.reference}
          translation={props.translation}
          className="mt-2 border-t pt-3"
        />
      </Suspense>
    </div>
  );
}

/**
 * "Original words": unfolds the words of a verse after itself, over the whole width of the row of
 * buttons in which it stands. Nothing for a translation whose words are tied to none.
 */
export function VerseWordsButton({
  reference,
  translation,
  variant = "ghost",
  size = "sm",
  className,
}: {
  reference: string;
  translation: string;
  variant?: "ghost" | "outline";
  size?: "default" | "sm";
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  if (!hasOriginalWords(translation)) return null;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        <Languages aria-hidden="true" />
        Original words
      </Button>
      {isOpen && <VerseWordsPanel id={panel} reference={reference} translation={translation} />}
    </>
  );
}
