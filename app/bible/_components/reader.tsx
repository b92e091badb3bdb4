"use client";

import { createParser, parseAsString, useQueryStates } from "nuqs";
import { lazy, Suspense, useCallback, useEffect, useRef } from "react";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { whenConnected } from "@/lib/site/when-connected";
import { readView } from "./reader-view";

const loadOpenReader = () => whenConnected(() => import("./open-reader"));
const OpenReader = lazy(() => loadOpenReader().then((module) => ({ default: module.OpenReader })));
// An address with a reference needs the reader at once; its script is asked for before React gets
// to it.
if (typeof window !== "undefined" && new URLSearchParams(window.location.search).has("ref")) {
  void loadOpenReader();
}

const parseAsView = createParser({ parse: readView, serialize: String });
const readerAddress = {
  ref: parseAsString,
  translation: parseAsView.withDefault(DEFAULT_TRANSLATION),
  with: parseAsString,
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
  const [{ ref, translation: view, with: beside }, setAddress] = useQueryStates(readerAddress, {
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
        beside={beside}
        isOpenedHere={wasClosed.current}
        onOpen={open}
        onView={(translation) => void setAddress({ translation, with: null })}
        onColumns={([first, ...others]) =>
          void setAddress({ translation: first ?? null, with: others.join() || null })
        }
      />
    </Suspense>
  );
}
