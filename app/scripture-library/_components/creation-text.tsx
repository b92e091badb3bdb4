"use client";

import { useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { Skeleton } from "@/components/ui/skeleton";
import { passageOptions } from "@/lib/bible/client";
import type { TranslationCode } from "@/lib/bible/constants";
import { type CreationBlock, citationKey, listCitations, toBlocks } from "./creation-passages";

/**
 * How long a text waits for its passages to be looked up before it is shown without them set apart,
 * in ms.
 */
const PATIENCE_MS = 1_500;

/** A passage of the Bible, set apart. Its words must come from our table. */
export function Passage({
  text,
  reference,
  translation,
}: {
  text: string;
  reference: string;
  translation: TranslationCode;
}) {
  return (
    <figure>
      <blockquote className="scripture">{text}</blockquote>
      <figcaption>
        <ReferenceLink reference={reference} translation={translation}>
          {reference}
        </ReferenceLink>{" "}
        {translation}
      </figcaption>
    </figure>
  );
}

/** Words about Scripture, with their line breaks; nothing in them is markup. */
export function Words({ text }: { text: string }) {
  const words = text.replace(/^\s*\n|\s+$/g, "");
  return words === "" ? null : <p>{words}</p>;
}

/**
 * A saved text. What it quotes is looked up, and shown as Scripture where it is to the letter what
 * our table says; everything else, also what only looks like a verse, is plain words.
 */
export function CreationText({ content }: { content: string }) {
  const citations = useMemo(() => listCitations(content), [content]);
  const passages = useQueries({
    queries: citations.map(({ reference, translation }) => passageOptions(reference, translation)),
  });
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  if (isPatient && passages.some(({ isPending }) => isPending)) {
    return (
      <div role="status" className="space-y-3">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    );
  }
  const texts = new Map<string, string>();
  for (const [index, citation] of citations.entries()) {
    const passage = passages[index]?.data;
    if (passage) texts.set(citationKey(citation), passage.verses.map(({ text }) => text).join(" "));
  }
  return (
    <div className="creation-text">
      {toParagraphs(toBlocks(content, texts)).map((block) =>
        block.type === "apart" ? (
          <Passage key={block.at} {...block.passage} />
        ) : (
          <p key={block.at}>
            {block.pieces.map((piece) =>
              piece.type === "words" ? (
                piece.text
              ) : (
                <span key={citationKey(piece)}>
                  <q className="scripture">{piece.text}</q> (
                  <ReferenceLink reference={piece.reference} translation={piece.translation} />,{" "}
                  {piece.translation})
                </span>
              ),
            )}
          </p>
        ),
      )}
    </div>
  );
}

type Paragraph =
  | { type: "apart"; at: number; passage: CreationBlock & { type: "passage" } }
  | { type: "words"; at: number; pieces: CreationBlock[] };

/**
 * Passages on lines of their own, and the words between them with what they quote within a
 * sentence.
 */
function toParagraphs(blocks: readonly CreationBlock[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.type === "passage" && block.isApart) {
      paragraphs.push({ type: "apart", at, passage: block });
      continue;
    }
    const last = paragraphs.at(-1);
    if (last?.type === "words") last.pieces.push(block);
    else paragraphs.push({ type: "words", at, pieces: [block] });
  }
  return paragraphs.filter(
    (paragraph) => paragraph.type === "apart" || trimEnds(paragraph.pieces).length > 0,
  );
}

/** Takes the line breaks away that part words from a passage set apart. */
function trimEnds(pieces: CreationBlock[]): CreationBlock[] {
  const first = pieces[0];
  if (first?.type === "words") first.text = first.text.replace(/^\s*\n/, "");
  const last = pieces.at(-1);
  if (last?.type === "words") last.text = last.text.trimEnd();
  if (pieces.length === 1 && first?.type === "words" && first.text === "") pieces.pop();
  return pieces;
}
