// jsdom with what browsers have besides: the classes of fetch and of streams, which Node has
// itself.
import { TestEnvironment } from "jest-environment-jsdom";
import { released } from "./released.mjs";

const FROM_NODE = [
  "fetch",
  "Headers",
  "Request",
  "Response",
  "ReadableStream",
  "TransformStream",
  "WritableStream",
  "TextDecoder",
  "TextDecoderStream",
  "TextEncoder",
  "TextEncoderStream",
  "AbortController",
  "AbortSignal",
  "structuredClone",
];

export default class BrowserEnvironment extends released(TestEnvironment) {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
}
