"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { closeHash, onHashChange, openHash, readHash } from "./item-address";
import { ITEMS_FOLLOWED } from "./items-followed";

/** The item an anchor names, or the one that holds what is named. */
function findItem(anchor: string): HTMLDetailsElement | null {
  const item = document.getElementById(anchor)?.closest("details[data-item]");
  return item instanceof HTMLDetailsElement ? item : null;
}

const openItems = () => [
  ...document.querySelectorAll<HTMLDetailsElement>("details[data-item][open]"),
];

/**
 * Gives every ItemDetails of the page its address: opening one adds `#anchor` to the history, Back
 * closes it, an address with an anchor opens its item on load and brings it before the eyes.
 */
export function ItemDetailsHost() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has items of its own
  useEffect(() => {
    // The address as it was last followed: a press opens or closes its item by itself, and one step
    // back is reported twice.
    let followed: string | null = null;
    let isOwnStepBack = false;
    function follow() {
      const hash = readHash();
      if (hash === followed) return;
      followed = hash;
      if (isOwnStepBack) {
        isOwnStepBack = false;
        return;
      }
      const target = document.getElementById(hash);
      const wanted = findItem(hash);
      if (wanted === null) {
        // Back to before the first item was opened.
        for (const item of openItems()) item.open = false;
      } else if (wanted.open) {
        return;
      } else {
        wanted.open = true;
      }
      const show = () => target?.scrollIntoView({ block: "start", behavior: "instant" });
      show();
      // On load the fonts may still come and move everything above.
      if (document.fonts.status === "loading") void document.fonts.ready.then(show);
    }
    function onClick(event: MouseEvent) {
      const summary = event.target instanceof Element ? event.target.closest("summary") : null;
      const item = summary?.parentElement;
      if (!(item instanceof HTMLDetailsElement) || item.dataset.item === undefined) return;
      const isNamed = findItem(readHash()) === item;
      if (item.open) {
        // It closes now; the address that named it goes with it.
        if (!isNamed) return;
        event.preventDefault();
        item.open = false;
        isOwnStepBack = true;
        closeHash();
        return;
      }
      followed = item.id;
      openHash(item.id);
      keepInView(item);
    }
    document.documentElement.dataset[ITEMS_FOLLOWED] = "";
    // What the browser opened before this ran keeps open, and gets its address.
    const [early] = openItems();
    if (early && readHash() === "") {
      followed = early.id;
      openHash(early.id);
    } else follow();
    document.addEventListener("click", onClick);
    const stopFollowing = onHashChange(follow);
    return () => {
      document.removeEventListener("click", onClick);
      stopFollowing();
    };
  }, [pathname]);

  return null;
}

/**
 * When a long item above closes, the one just opened would slip out of sight: it is brought back.
 */
function keepInView(item: HTMLDetailsElement): void {
  const before = item.getBoundingClientRect().top;
  item.addEventListener(
    "toggle",
    () => {
      const { top } = item.getBoundingClientRect();
      if (top < 0 || Math.abs(top - before) > 1) {
        window.scrollBy({ top: top - Math.max(before, 80), behavior: "instant" });
      }
    },
    { once: true },
  );
}
