import * as pglite from "@electric-sql/pglite";
import KeepingEnvironment from "./keeping-environment.mjs";

/**
 * Jest's sandbox knows no `import()`, with which PGlite loads parts of itself; so the tests that
 * open it get the one of the process around them (tests/setup/pglite.ts).
 */
export default class PgliteEnvironment extends KeepingEnvironment {
  async setup() {
    await super.setup();
    this.global.pglite = pglite;
  }
}
