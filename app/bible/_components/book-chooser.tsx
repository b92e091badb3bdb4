"use client";

import { parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from "nuqs";
import { lazy, Suspense } from "react";

const BookPicker = lazy(() =>
  import("./book-picker").then((module) => ({ default: module.BookPicker })),
);

const isChoosing = parseAsStringLiteral(["book"]);
// Whether the step before in the history is the page without the picker, so that closing may go back to it.
let wasOpenedHere = false;

/** Opens the picker of book and chapter; it has its own address, so Back closes it. */
export function useOpenBookChooser(): () => void {
  const [, setChoosing] = useQueryState("choose", isChoosing);
  return () => {
    wasOpenedHere = true;
    void setChoosing("book", { history: "push", scroll: false });
  };
}

/** The picker, while the address says that a book is being chosen. */
export function BookChooser() {
  const [{ choose, ref }, setAddress] = useQueryStates(
    { choose: isChoosing, ref: parseAsString },
    { history: "replace", scroll: false },
  );
  if (!choose) return null;

  function close() {
    if (wasOpenedHere) window.history.back();
    else void setAddress({ choose: null });
    wasOpenedHere = false;
  }

  return (
    <Suspense fallback={null}>
      <BookPicker
        current={ref}
        onClose={close}
        onChoose={(reference) => {
          wasOpenedHere = false;
          void setAddress({ choose: null, ref: reference });
        }}
      />
    </Suspense>
  );
}
