import { createRequire } from "node:module";

// Jest's own, which comes with it.
const { default: Sequencer } = createRequire(import.meta.url)("@jest/test-sequencer");

/** Start databases and servers of their own, and take up to a minute. */
const LONG = /[\\/]integration[\\/](embedded|operations|seed)[\\/]/;

/**
 * Begins with the long files. A machine that has never run them knows only their sizes, which say
 * nothing of that, and would end with one of them and an idle processor.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [true, false].flatMap((isLong) =>
      sorted.filter(({ path }) => LONG.test(path) === isLong),
    );
  }
}
