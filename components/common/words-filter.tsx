"use client";

import { type ReactNode, useEffect, useId, useState } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

/**
 * Narrows the questions below to those whose words hold every word typed. The words stay in the
 * page; only whole questions, and sections without one, hide.
 */
export function WordsFilter({
  listId,
  total,
  question: questions,
  children,
}: {
  /** Of the element around the sections, each with `data-filter-section`. */
  listId: string;
  total: number;
  /** Selects the questions in a section. */
  question: "details" | "li";
  /** Shown where no question holds the words. */
  children?: ReactNode;
}) {
  const id = useId();
  const [text, setText] = useState("");
  const [shown, setShown] = useState(total);

  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const section of list.querySelectorAll<HTMLElement>("[data-filter-section]")) {
      let inSection = 0;
      for (const question of section.querySelectorAll<HTMLElement>(questions)) {
        const words = question.textContent.toLowerCase();
        question.hidden = !wanted.every((word) => words.includes(word));
        if (!question.hidden) inSection += 1;
      }
      section.hidden = inSection === 0;
      count += inSection;
    }
    setShown(count);
  }, [text, listId, questions]);

  return (
    <div className="needs-scripts">
      <Label htmlFor={id}>Find a question</Label>
      <Input
        id={id}
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        className="max-w-md"
      />
      <p role="status" className="mt-2 min-h-6 text-sm text-muted-foreground">
        {text.trim() === ""
          ? ""
          : shown === 0
            ? "No questions match."
            : `${shown} of ${total} questions`}
      </p>
      {shown === 0 && children}
    </div>
  );
}
