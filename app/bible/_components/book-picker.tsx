"use client";

import { ArrowLeft } from "lucide-react";
import { useMemo, useState } from "react";
import { Modal } from "@/components/ui/modal";
import { BOOKS, type CanonBook } from "@/lib/bible/canon";
import { chapterTitle } from "@/lib/bible/chapters";
import { readerHref } from "@/lib/bible/reader-link";

/** Chooses a book, then a chapter. Everything comes from the canon in the page; no server is asked. */
export function BookPicker({
  isOpen,
  onClose,
  onChoose,
}: {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (reference: string) => void;
}) {
  const [book, setBook] = useState<CanonBook | null>(null);
  const [filter, setFilter] = useState("");

  function close() {
    setBook(null);
    setFilter("");
    onClose();
  }

  function choose(reference: string) {
    close();
    onChoose(reference);
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={book ? book.name : "Choose a book"}
      className="sm:max-w-2xl"
    >
      {book ? (
        <ChapterGrid book={book} onBack={() => setBook(null)} onChoose={choose} />
      ) : (
        <BookGrid
          filter={filter}
          onFilter={setFilter}
          onChoose={(chosen) =>
            chosen.verseCounts.length === 1
              ? choose(chapterTitle({ book: chosen.id, chapter: 1 }))
              : setBook(chosen)
          }
        />
      )}
    </Modal>
  );
}

function BookGrid({
  filter,
  onFilter,
  onChoose,
}: {
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

  return (
    <>
      <input
        type="search"
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
        aria-label="Filter books"
        placeholder="Filter books…"
        className="mb-5 h-10 w-full rounded-md border border-input bg-card px-3 text-[0.9375rem] placeholder:text-muted-foreground"
      />
      {sections.map(([section, books]) => (
        <section key={section} aria-label={section} className="mb-5 last:mb-0">
          <h3 className="eyebrow mb-2">{section}</h3>
          <ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
            {books.map((book) => (
              <li key={book.id}>
                <button
                  type="button"
                  onClick={() => onChoose(book)}
                  className="min-h-10 w-full rounded-md bg-secondary/60 px-3 py-1.5 text-left text-[0.9375rem] transition-colors hover:bg-accent hover:text-accent-foreground"
                >
                  {book.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sections.length === 0 && (
        <p className="text-muted-foreground">No book has that in its name.</p>
      )}
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
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="link mb-4 inline-flex min-h-9 items-center gap-1.5 text-[0.9375rem]"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All books
      </button>
      <ul
        aria-label={`Chapters of ${book.name}`}
        className="grid grid-cols-5 gap-1.5 sm:grid-cols-8"
      >
        {book.verseCounts.map((_, index) => {
          const title = chapterTitle({ book: book.id, chapter: index + 1 });
          return (
            <li key={title}>
              <a
                href={readerHref(title)}
                aria-label={title}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onChoose(title);
                }}
                className="grid h-11 place-items-center rounded-md bg-secondary/60 tabular-nums transition-colors hover:bg-accent hover:text-accent-foreground"
              >
                {index + 1}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
