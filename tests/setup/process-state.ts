// Stands in for lib/process-state, of which it keeps for the worker's other files what is made of
// the site's own words and the Bible's text alone: all of it takes five seconds of the processor.
// Tests of how it is made run in Node's plain environment (`@jest-environment node`).
import type * as Actual from "@/lib/process-state";
import { keptByWorker } from "../support/kept-by-worker";

// With its extension, so that it is not this file again.
const actual: typeof Actual = require("../../lib/process-state.ts");

/** Made of content and code that no test replaces, and never changed. */
const KEPT: ReadonlySet<string> = new Set([
  "answerWordings",
  "biblicalNames",
  "chapterIndex",
  "guardStems",
  "knownRuns",
  "knownWords",
  "meaningSpace",
  "namesInText",
  "naveIndex",
  "nearestStems",
  "needReaders",
  "passageHeadings",
  "passageTellings",
  "safetyPatterns",
  "siteItemWords",
  "siteStatements",
  "situationTellings",
  "spellings",
  "statementIndex",
  "subjectNames",
  "toldRanges",
  "wordNeighborStems",
]);

export const processState: typeof Actual.processState = (name, make) =>
  KEPT.has(name) ? keptByWorker(`processState ${name}`, make) : actual.processState(name, make);
