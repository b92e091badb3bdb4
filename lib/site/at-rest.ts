/** How long a page that has loaded is left alone where the browser does not tell when it rests. */
const REST_MS = 2_000;

/** Calls back when the page has loaded and rests; returns the end of waiting. */
export function whenAtRest(call: () => void): () => void {
  let end = () => {};
  const wait = () => {
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(call, REST_MS);
      end = () => clearTimeout(timer);
    } else {
      const handle = requestIdleCallback(call);
      end = () => cancelIdleCallback(handle);
    }
  };
  if (document.readyState === "complete") wait();
  else {
    window.addEventListener("load", wait, { once: true });
    end = () => window.removeEventListener("load", wait);
  }
  return () => end();
}

/** Resolves when the page has loaded and rests. */
export const atRest = () => new Promise<void>((resolve) => whenAtRest(resolve));
