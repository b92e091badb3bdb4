import "./compiled-once.mjs";
/**
 * An environment whose files leave nothing on the process when they end. What stays (the logger's
 * listener for the process's exit) would hold the file's whole sandbox, some 50 MB, as long as the
 * worker lives; and where something of a file is kept (keeping-environment.mjs), all that it had
 * loaded.
 */
export function released(Environment) {
  return class extends Environment {
    #before = process.listeners("exit");

    async teardown() {
      delete this.global.processStates;
      await super.teardown();
      for (const listener of process.listeners("exit")) {
        if (!this.#before.includes(listener)) process.off("exit", listener);
      }
    }
  };
}
