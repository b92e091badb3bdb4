"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { BOOKS, type CanonBook } from "@/lib/bible/canon";
import { chapterTitle } from "@/lib/bible/chapters";
import { ReaderLink } from "./reader-link";

/**
 * Chooses a book, then a chapter. Everything comes from the canon in the page; no server is asked.
 */
export function BookPicker({
  current,
  onClose,
  onChoose,
}: {
  /** The reference that is open, if any; its book is marked. */
  current: string | null;
  onClose: () => void;
  onChoose: (reference: string) => void;
}) {
  const [book, setBook] = useState<CanonBook | null>(null);
  const [filter, setFilter] = useState("");

  function chooseBook(chosen: CanonBook) {
    if (chosen.verseCounts.length > 1) setBook(chosen);
    else onChoose(chapterTitle({ book: chosen.id, chapter: 1 }));
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="mt-[6dvh] h-[min(44rem,86dvh)] sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>{book ? book.name : "Choose a book"}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {book ? (
            <ChapterGrid book={book} onBack={() => setBook(null)} onChoose={onChoose} />
          ) : (
            <BookGrid
              current={current}
              filter={filter}
              onFilter={setFilter}
              onChoose={chooseBook}
            />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function BookGrid({
  current,
  filter,
  onFilter,
  onChoose,
}: {
  current: string | null;
  filter: string;
  onFilter: (filter: string) => void;
  onChoose: (book: CanonBook) => void;
}) {
  const sections = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const bySection = new Map<string, CanonBook[]>();
    for (const book of BOOKS) {
      if (!book.name.toLowerCase().includes(wanted)) continue;
      bySection.set(book.section, [...(bySection.get(book.section) ?? []), book]);
    }
    return [...bySection];
  }, [filter]);

  const currentName = current?.replace(/\s+[\d:.,\-–]+$/, "").replace(/^Psalm$/, "Psalms");
  const [firstMatch] = sections[0]?.[1] ?? [];

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (filter.trim() !== "" && firstMatch) onChoose(firstMatch);
        }}
      >
        <Input
          type="search"
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
          aria-label="Filter books"
          placeholder="Filter books…"
          className="mb-5 text-[0.9375rem]"
        />
      </form>
      {sections.map(([section, books]) => (
        <section key={section} aria-label={section} className="mb-5 last:mb-0">
          <h3 className="eyebrow mb-2">{section}</h3>
          <ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
            {books.map((book) => (
              <li key={book.id}>
                <Button
                  variant="unstyled"
                  onClick={() => onChoose(book)}
                  aria-current={book.name === currentName ? "true" : undefined}
                  className="min-h-10 w-full rounded-md bg-secondary/60 px-3 py-1.5 text-left text-[0.9375rem] transition-colors hover:bg-accent hover:text-accent-foreground aria-current:bg-accent aria-current:font-medium aria-current:text-accent-foreground"
                >
                  {book.name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sections.length === 0 && <p className="text-muted-foreground">No book matches.</p>}
    </>
  );
}

function ChapterGrid({
  book,
  onBack,
  onChoose,
}: {
  book: CanonBook;
  onBack: () => void;
  onChoose: (reference: string) => void;
}) {
  const chapters = useRef<HTMLUListElement>(null);
  // The button that led here is gone; the focus goes on to what came in its place.
  useEffect(() => chapters.current?.querySelector("a")?.focus(), []);

  return (
    <>
      <Button
        variant="link"
        onClick={onBack}
        className="mb-4 inline-flex min-h-9 items-center gap-1.5 text-[0.9375rem]"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All books
      </Button>
      <ul
        ref={chapters}
        aria-label={`Chapters of ${book.name}`}
        className="grid grid-cols-5 gap-1.5 sm:grid-cols-8"
      >
        {book.verseCounts.map((_, index) => {
          const title = chapterTitle({ book: book.id, chapter: index + 1 });
          return (
            <li key={title}>
              <ReaderLink
                reference={title}
                label={title}
                onOpen={onChoose}
                className="grid h-11 place-items-center rounded-md bg-secondary/60 tabular-nums transition-colors hover:bg-accent hover:text-accent-foreground"
              >
                {index + 1}
              </ReaderLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}
