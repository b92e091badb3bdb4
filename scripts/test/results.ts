import { existsSync, readFileSync } from "node:fs";

/** How many tests of a step passed and failed. */
export type Count = { passed: number; failed: number };

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numTotalTests: number;
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Counts of a Jest JSON report. A file that could not run at all counts as one failure, and so does a missing report. */
export function readJestReport(file: string, exitedWell: boolean): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8")) as JestReport;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return settle({ passed: report.numPassedTests, failed }, exitedWell);
}

/** Counts of a Playwright JSON report. A test that passed only when tried again counts as failed. */
export function readPlaywrightReport(file: string, exitedWell: boolean): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + errors.length;
  return settle({ passed: stats.expected, failed }, exitedWell);
}

/** A step that ran nothing, or ended badly although every test passed, has failed. */
function settle(count: Count, exitedWell: boolean): Count {
  const silent = count.failed === 0 && (!exitedWell || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}
