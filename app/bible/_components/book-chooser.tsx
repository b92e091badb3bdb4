"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { lazy, Suspense } from "react";
import { isOpenedEntry } from "@/components/common/item-address";
import { whenConnected } from "@/lib/site/when-connected";

const BookPicker = lazy(() =>
  whenConnected(() => import("./book-picker")).then((module) => ({ default: module.BookPicker })),
);

const isChoosing = parseAsStringLiteral(["book"]);

/** The picker, while the address says that a book is being chosen. */
export function BookChooser() {
  const [{ choose, ref }, setAddress] = useQueryStates(
    { choose: isChoosing, ref: parseAsString, plan: parseAsString, reading: parseAsString },
    { history: "replace", scroll: false },
  );
  if (!choose) return null;

  function close() {
    if (isOpenedEntry()) window.history.back();
    else void setAddress({ choose: null });
  }

  return (
    <Suspense fallback={null}>
      <BookPicker
        current={ref}
        onClose={close}
        // Another place than the reading of a plan that the address may name.
        onChoose={(reference) =>
          void setAddress({ choose: null, ref: reference, plan: null, reading: null })
        }
      />
    </Suspense>
  );
}
