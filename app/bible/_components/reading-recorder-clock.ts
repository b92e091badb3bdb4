import { toLocalDay } from "@/lib/dates";

const TICK_MS = 1_000;
/** A longer time between two ticks was no reading: the machine slept or the page was frozen. */
const LONGEST_TICK_MS = 5_000;
/**
 * Without scrolling, pointer or key for so long, nobody is taken to be there until the next sign of
 * life. Three minutes are enough for the 500 words of a large screen at the pace of our plans
 * (WORDS_PER_MINUTE).
 */
const IDLE_MS = 3 * 60_000;

const SIGNS_OF_LIFE = ["scroll", "wheel", "pointerdown", "pointermove", "touchmove", "keydown"];

/** A dialog over the whole page: whoever reads in it does not read the chapter. */
const COVER = "dialog:modal";

/**
 * Counts the time in which the page is visible, no dialog covers it and somebody is there:
 * `onSeconds` gets each piece of it with the visitor's day, `onLeave` hears that the page is
 * hidden, frozen or left, or nobody there. A page that a browser prepares unseen is hidden, so
 * nothing counts. Returns the end of it, which counts what is left.
 */
export function countReading(
  onSeconds: (seconds: number, today: string) => void,
  onLeave: () => void,
): () => void {
  const isVisible = () =>
    document.visibilityState === "visible" && document.querySelector(COVER) === null;
  let last = performance.now();
  let lastLife = last;
  let wasVisible = isVisible();
  let wasIdle = false;

  function tick() {
    const now = performance.now();
    const elapsed = now - last;
    const isIdle = now - lastLife > IDLE_MS;
    const counts = wasVisible && elapsed <= LONGEST_TICK_MS && !isIdle;
    last = now;
    wasVisible = isVisible();
    if (counts && elapsed > 0) onSeconds(elapsed / 1_000, toLocalDay(new Date()));
    if (isIdle && !wasIdle) onLeave();
    wasIdle = isIdle;
  }
  function onLife() {
    lastLife = performance.now();
  }
  function onVisibility() {
    tick();
    if (isVisible()) onLife();
    else onLeave();
  }
  function onGone() {
    tick();
    onLeave();
  }

  const timer = window.setInterval(tick, TICK_MS);
  for (const sign of SIGNS_OF_LIFE) {
    window.addEventListener(sign, onLife, { passive: true, capture: true });
  }
  document.addEventListener("visibilitychange", onVisibility);
  document.addEventListener("freeze", onGone);
  window.addEventListener("pagehide", onGone);
  return () => {
    tick();
    window.clearInterval(timer);
    for (const sign of SIGNS_OF_LIFE) {
      window.removeEventListener(sign, onLife, { capture: true });
    }
    document.removeEventListener("visibilitychange", onVisibility);
    document.removeEventListener("freeze", onGone);
    window.removeEventListener("pagehide", onGone);
  };
}
