import { TestEnvironment } from "jest-environment-node";

/** Lives as long as the worker, which runs many files. */
const kept = new Map();

/**
 * Node's environment, in which tests can keep text for the worker's other files
 * (tests/support/kept-by-worker.ts).
 */
export default class KeepingEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.keptByWorker = kept;
  }
}
