// What jsdom lacks of a browser and our views ask for. A test that renders imports it first.
import { configure } from "@testing-library/react";
import "./plain-styles";

// A busy machine is no failure.
configure({ asyncUtilTimeout: 20_000 });

Object.assign(window, {
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
  scrollTo: () => {},
  scrollBy: () => {},
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  /** Everything but links is in sight. */
  IntersectionObserver: class {
    #seen: IntersectionObserverCallback;
    constructor(seen: IntersectionObserverCallback) {
      this.#seen = seen;
    }
    observe(target: Element) {
      // Next's links fetch their page then.
      if (target instanceof HTMLAnchorElement) return;
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      queueMicrotask(() => this.#seen([entry], this as unknown as IntersectionObserver));
    }
    unobserve() {}
    disconnect() {}
  },
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&"), supports: () => true },
});
Object.assign(performance, { getEntriesByType: () => [] });
Object.assign(Element.prototype, {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
});

Blob.prototype.text ??= function text(this: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(this);
  });
};

/** What had the focus when a dialog opened. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("button, [href], input, select, textarea")?.focus();
  },
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    // Browsers tell it later, too.
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  },
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const open = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (open?.dispatchEvent(new Event("cancel", { cancelable: true }))) open.close();
});

// Inline scripts of our pages run before React does, in the prerendered HTML; jsdom does not know
// the element of a search.
const EXPECTED = /^Encountered a script tag|^The tag <%s> is unrecognized/;
const logError = console.error;
console.error = (...words: unknown[]) => {
  if (!EXPECTED.test(String(words[0]))) logError(...words);
};

// Each rendering reads through a client of its own (view.tsx); a page's lasts for the whole visit.
jest.mock("@/components/common/server-data", () => ({
  ServerData: ({ children }: { children: unknown }) => children,
  getQueryClient: () =>
    jest
      .requireActual<typeof import("@/lib/http/query-client")>("@/lib/http/query-client")
      .createQueryClient(),
}));
