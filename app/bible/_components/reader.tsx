"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { lazy, Suspense, useCallback, useEffect } from "react";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { READER_VIEWS } from "./reader-view";

const loadOpenReader = () => import("./open-reader");
const OpenReader = lazy(() => loadOpenReader().then((module) => ({ default: module.OpenReader })));
// An address with a reference needs the reader at once; its script is asked for before React gets to it.
if (typeof window !== "undefined" && new URLSearchParams(window.location.search).has("ref")) {
  void loadOpenReader();
}

const readerAddress = {
  ref: parseAsString,
  translation: parseAsStringLiteral(READER_VIEWS).withDefault(DEFAULT_TRANSLATION),
};

/** The reader: shows the chapter that the address names (`?ref=John+3:16`), and nothing when it names none. */
export function Reader() {
  const [{ ref, translation: view }, setAddress] = useQueryStates(readerAddress, {
    history: "push",
    scroll: false,
  });

  // The boot script of the page sets this before the first paint; from then on the address decides.
  useEffect(() => {
    document.documentElement.toggleAttribute("data-reader", ref !== null);
    return () => document.documentElement.removeAttribute("data-reader");
  }, [ref]);

  const open = useCallback(
    (reference: string) => void setAddress({ ref: reference }),
    [setAddress],
  );
  if (ref === null || ref.trim() === "") return null;
  return (
    <Suspense fallback={null}>
      <OpenReader
        reference={ref}
        view={view}
        onOpen={open}
        onView={(translation) => void setAddress({ translation })}
      />
    </Suspense>
  );
}
