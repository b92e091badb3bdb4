"use client";

import { BookmarkPlus, Copy, MessageCircleQuestion } from "lucide-react";
import { copyOrShow } from "@/components/scripture/copy-text";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { savesVerse } from "@/components/scripture/save-verse";
import { Button } from "@/components/ui/button";
import { quoteVerse } from "./answer-text";
import type { Verse } from "./message";

/**
 * A passage as the Bible text has it, set apart, with what one can do with it. Nothing else of an
 * answer is shown as scripture.
 */
export function Passage({
  verse,
  onAskAbout,
}: {
  verse: Verse;
  onAskAbout: (reference: string) => void;
}) {
  const { reference, translation, verses } = verse;
  return (
    <figure className="passage">
      <blockquote className="scripture">
        {verses.map(({ osis, verse: number, text }) => (
          <span key={osis}>
            {verses.length > 1 && <sup>{number}</sup>}
            {text}{" "}
          </span>
        ))}
      </blockquote>
      <figcaption>
        <ReferenceLink reference={reference} translation={translation} />
        <span>{translation}</span>
        <span className="passage-actions">
          <Button
            variant="unstyled"
            title="Copy"
            aria-label={`Copy ${reference}`}
            onClick={() => copyOrShow(quoteVerse(verse))}
          >
            <Copy aria-hidden="true" />
          </Button>
          <Button
            variant="unstyled"
            title="Save to a collection"
            aria-label={`Save ${reference} to a collection`}
            {...savesVerse(reference, translation)}
          >
            <BookmarkPlus aria-hidden="true" />
          </Button>
          <Button
            variant="unstyled"
            title="Ask about it"
            aria-label={`Ask about ${reference}`}
            onClick={() => onAskAbout(reference)}
          >
            <MessageCircleQuestion aria-hidden="true" />
          </Button>
        </span>
      </figcaption>
    </figure>
  );
}
