"use client";

import { BookOpen } from "lucide-react";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { readerHref } from "@/lib/bible/reader-link";

const BookPicker = lazy(() =>
  import("./book-picker").then((module) => ({ default: module.BookPicker })),
);

/** Opens the reader at a chapter of the visitor's choice. */
export function OpenBookButton() {
  const [isPicking, setIsPicking] = useState(false);
  const router = useRouter();
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsPicking(true)}>
        <BookOpen aria-hidden="true" />
        Choose book and chapter
      </Button>
      {isPicking && (
        <Suspense fallback={null}>
          <BookPicker
            isOpen
            onClose={() => setIsPicking(false)}
            onChoose={(reference) => router.push(readerHref(reference))}
          />
        </Suspense>
      )}
    </>
  );
}
