"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { isOpenedEntry, markOpenedEntry } from "@/components/common/item-address";

/** The article or video whose dialog the address opens. */
export interface OpenMedia {
  kind: "article" | "video";
  id: string;
}

/**
 * What `?article=` or `?video=` opens, and how to change it. Opening adds to the history, so Back
 * closes. Needs a Suspense around it.
 */
export function useOpenMedia() {
  const [{ article, video }, setIds] = useQueryStates({
    article: parseAsString,
    video: parseAsString,
  });
  let opened: OpenMedia | null = null;
  if (article) opened = { kind: "article", id: article };
  else if (video) opened = { kind: "video", id: video };

  function open({ kind, id }: OpenMedia) {
    void setIds({ article: null, video: null, [kind]: id }, { history: "push" }).then(
      markOpenedEntry,
    );
  }
  function close() {
    // The dialog also reports that Back closed it; then there is nothing to go back over.
    const address = new URLSearchParams(window.location.search);
    const isNamed = address.has("article") || address.has("video");
    if (!isNamed) return;
    if (isOpenedEntry()) window.history.back();
    else void setIds({ article: null, video: null }, { history: "replace" });
  }
  return { opened, open, close };
}
