"use client";

import { useLayoutEffect } from "react";
import type { Chapter } from "@/lib/bible/client";
import { useAnnotations } from "./chapter-annotations";
import type { ChapterAnnotations } from "./known-annotations";

/**
 * Reads the highlights and notes of a chapter and hands on whatever is known of them. It shows
 * nothing itself: the chapter stands without it, and it comes after the chapter.
 */
export function AnnotationsReader({
  chapter,
  onRead,
}: {
  chapter: Pick<Chapter, "bookId" | "chapter" | "title">;
  onRead: (title: string, annotations: ChapterAnnotations) => void;
}) {
  const annotations = useAnnotations(chapter);
  const { title } = chapter;
  // Before the browser paints: what was just chosen shows at once.
  useLayoutEffect(() => onRead(title, annotations), [title, annotations, onRead]);
  return null;
}
