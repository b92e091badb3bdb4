/** By then a browser has followed the address of a step in the history, in ms. */
const FOLLOWED_MS = 100;

/**
 * Gives the focus back after a step in the history: an address with a fragment takes it from
 * whatever had it. `goBack` takes the step; without it, the step is the one being reported now.
 */
export function keepFocus(goBack?: () => void): void {
  let last: EventTarget | null = document.activeElement;
  const note = ({ target }: Event) => {
    last = target;
  };
  document.addEventListener("focusin", note);
  const giveBack = () => {
    setTimeout(() => {
      document.removeEventListener("focusin", note);
      if (document.activeElement !== document.body || !(last instanceof HTMLElement)) return;
      last.focus({ preventScroll: true });
    }, FOLLOWED_MS);
  };
  if (goBack) {
    window.addEventListener("popstate", giveBack, { once: true });
    goBack();
  } else {
    giveBack();
  }
}
