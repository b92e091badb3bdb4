"use client";

import { useRouter } from "next/navigation";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { lazy, Suspense } from "react";
import { isOpenedEntry } from "@/components/common/item-address";
import { readerHref } from "@/lib/bible/references/reader-link";
import { whenConnected } from "@/lib/site/when-connected";

const BookPicker = lazy(() =>
  whenConnected(() => import("./book-picker")).then((module) => ({ default: module.BookPicker })),
);

const isChoosing = parseAsStringLiteral(["book"]);

/**
 * The picker, while the address says that a book is being chosen. On a chapter's page what is chosen
 * is another page, in the place that the picker has in the history.
 */
export function BookChooser({ page }: { page?: { title: string; translation: string } }) {
  const router = useRouter();
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
        current={page?.title ?? ref}
        onClose={close}
        // Another place than the reading of a plan that the address may name.
        onChoose={(reference) => {
          if (page) router.replace(readerHref(reference, page.translation));
          else void setAddress({ choose: null, ref: reference, plan: null, reading: null });
        }}
      />
    </Suspense>
  );
}
