import type { OnScreen } from "@/lib/reading-sessions/recorder-chapter";

/** Header and toolbar stay on the screen and cover the words under them, in px (3.5rem each). */
const COVERED = 112;
/** The line after the words stands 2rem below them. */
const AFTER_WORDS = 32;

/** Follows which verses begin on the screen, and whether the words end on it. */
export interface VerseWatch extends OnScreen {
  /** Looks for the verses anew where their elements have been replaced. */
  refresh: () => void;
  stop: () => void;
}

/**
 * Watches the numbers of these verses (`v1`, `v2`, …) and what stands after the chapter. Two
 * columns share the numbers of the first.
 */
export function watchVerses(numbers: readonly number[]): VerseWatch {
  const starts = new Set<number>();
  const found = new Map<Element, number>();
  let end: Element | null = null;
  const watch: VerseWatch = { starts, isEnd: false, refresh, stop };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const verse = found.get(target);
        if (verse === undefined) continue;
        if (isIntersecting) starts.add(verse);
        else starts.delete(verse);
      }
    },
    { rootMargin: `-${COVERED}px 0px 0px 0px` },
  );
  const endObserver = new IntersectionObserver(
    (entries) => {
      watch.isEnd = entries.at(-1)?.isIntersecting ?? false;
    },
    { rootMargin: `-${COVERED}px 0px ${AFTER_WORDS}px 0px` },
  );

  function refresh() {
    const [first] = found.keys();
    if (first?.isConnected && end?.isConnected) return;
    stop();
    for (const verse of numbers) {
      const element = document.getElementById(`v${verse}`);
      if (!element) continue;
      found.set(element, verse);
      observer.observe(element);
      end ??= element.closest(".chapter")?.nextElementSibling ?? null;
    }
    if (end) endObserver.observe(end);
  }

  function stop() {
    observer.disconnect();
    endObserver.disconnect();
    found.clear();
    starts.clear();
    end = null;
    watch.isEnd = false;
  }

  refresh();
  return watch;
}
