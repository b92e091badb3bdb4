import { existsSync, readFileSync } from "node:fs";

/** How many tests of a step passed and failed. */
export type Count = { passed: number; failed: number };

/**
 * How many browser tests may pass at a later try only: a race or two on a busy machine are no fault
 * of the site, more are.
 */
export const MAX_UNSTEADY = 2;

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numTotalTests: number;
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites?: Suite[];
};
type Suite = {
  suites?: Suite[];
  specs?: { title: string; file?: string; tests: { status: string }[] }[];
};

/**
 * Counts of a Jest JSON report. A file that could not run at all counts as one failure, and so does
 * a missing report.
 */
export function readJestReport(file: string, exitedWell: boolean): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8")) as JestReport;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return settle({ passed: report.numPassedTests, failed }, exitedWell);
}

/**
 * Counts of a Playwright JSON report, with the names of the tests that passed only when tried
 * again. They count as passed while they are no more than MAX_UNSTEADY, else as failed.
 */
export function readPlaywrightReport(
  file: string,
  exitedWell: boolean,
): Count & { unsteady: string[] } {
  if (!existsSync(file)) return { passed: 0, failed: 1, unsteady: [] };
  const { stats, errors, suites } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  const bad = stats.unexpected + errors.length;
  const isTooMany = stats.flaky > MAX_UNSTEADY;
  const count = {
    passed: stats.expected + (isTooMany ? 0 : stats.flaky),
    failed: bad + (isTooMany ? stats.flaky : 0),
  };
  return { ...settle(count, exitedWell), unsteady: findUnsteady(suites ?? []) };
}

function findUnsteady(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, title }) => (file ? `${file}: ${title}` : title)),
    ...findUnsteady(inner),
  ]);
}

/** A step that ran nothing, or ended badly although every test passed, has failed. */
function settle(count: Count, exitedWell: boolean): Count {
  const silent = count.failed === 0 && (!exitedWell || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}
