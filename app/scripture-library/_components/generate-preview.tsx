"use client";

import { Passage, Words } from "./creation-text";
import type { ShownPart } from "./generate-run";

/**
 * The text as it comes: passages set apart, all else as plain words. Silent for screen readers;
 * they hear it once, at its end.
 */
export function GeneratePreview({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <div className="creation-text">
      {parts.map((part, index) =>
        part.type === "text" ? (
          // Parts are only ever added at the end.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Words key={index} text={part.text} />
        ) : (
          <Passage
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            text={part.verses.map(({ text }) => text).join(" ")}
            reference={part.reference}
            translation={part.translation}
          />
        ),
      )}
    </div>
  );
}

/** The same as one text, for reading aloud and copying. */
export function toPlainText(parts: readonly ShownPart[]): string {
  return parts
    .map((part) =>
      part.type === "text"
        ? part.text
        : `“${part.verses.map(({ text }) => text).join(" ")}” (${part.reference}, ${part.translation})`,
    )
    .join(" ")
    .replace(/[^\S\n]{2,}/g, " ")
    .trim();
}
