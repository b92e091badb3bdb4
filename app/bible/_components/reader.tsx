"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { lazy, Suspense, useCallback, useEffect, useRef } from "react";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { whenConnected } from "@/lib/site/when-connected";
import { READER_VIEWS } from "./reader-view";

const loadOpenReader = () => whenConnected(() => import("./open-reader"));
const OpenReader = lazy(() => loadOpenReader().then((module) => ({ default: module.OpenReader })));
// An address with a reference needs the reader at once; its script is asked for before React gets
// to it.
if (typeof window !== "undefined" && new URLSearchParams(window.location.search).has("ref")) {
  void loadOpenReader();
}

const readerAddress = {
  ref: parseAsString,
  translation: parseAsStringLiteral(READER_VIEWS).withDefault(DEFAULT_TRANSLATION),
};

/** True when there is anything to look up: not null, not blank, not only control characters. */
function isReference(ref: string | null): boolean {
  return ref !== null && /[^\s\p{Cc}]/u.test(ref);
}

/**
 * The reader: shows the chapter that the address names (`?ref=John+3:16`), and nothing when it
 * names none.
 */
export function Reader() {
  const [{ ref, translation: view }, setAddress] = useQueryStates(readerAddress, {
    history: "push",
    scroll: false,
  });

  const isOpen = isReference(ref);
  const wasClosed = useRef(!isOpen);

  // The boot script of the page sets this before the first paint; from then on the address decides.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOpen) dataset.reader ??= "";
    else delete dataset.reader;
    return () => {
      delete dataset.reader;
    };
  }, [isOpen]);

  const open = useCallback(
    (reference: string) => void setAddress({ ref: reference }),
    [setAddress],
  );
  if (!isOpen || ref === null) return null;
  return (
    <Suspense fallback={null}>
      <OpenReader
        reference={ref}
        view={view}
        isOpenedHere={wasClosed.current}
        onOpen={open}
        onView={(translation) => void setAddress({ translation })}
      />
    </Suspense>
  );
}
