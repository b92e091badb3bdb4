import { TestEnvironment } from "jest-environment-jsdom";

/** What pages use and jsdom lacks; Node has the same. */
const FROM_NODE = {
  AbortController,
  AbortSignal,
  BroadcastChannel,
  Headers,
  ReadableStream,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TransformStream,
};

/** What moves or holds something on a screen, of which there is none. */
const NOTHING = [
  "hasPointerCapture",
  "releasePointerCapture",
  "scrollIntoView",
  "setPointerCapture",
];

/** jsdom with the browser's own fetch, streams and modal dialogs, for views that ask the server. */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    Object.assign(page, FROM_NODE);
    for (const name of NOTHING) page.Element.prototype[name] ??= () => {};
    page.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    letDialogsOpen(page);
  }
}

/** As browsers do: the focus goes in and comes back, and closing is told afterwards. */
function letDialogsOpen({ document, Event, HTMLDialogElement }) {
  const openers = new WeakMap();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.setAttribute("open", "");
    this.querySelector("button, input, select, textarea, a[href]")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute("open")) return;
    this.removeAttribute("open");
    openers.get(this)?.focus();
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  };
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") [...document.querySelectorAll("dialog[open]")].at(-1)?.close();
  });
}
