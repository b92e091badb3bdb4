import { TestEnvironment } from "jest-environment-node";
import { released } from "./released.mjs";

/** Lives as long as the worker, which runs many files. */
const kept = new Map();

/**
 * Node's environment, in which tests can keep what they made for the worker's other files
 * (tests/support/kept-by-worker.ts).
 */
export default class KeepingEnvironment extends released(TestEnvironment) {
  async setup() {
    await super.setup();
    this.global.keptByWorker = kept;
  }
}
