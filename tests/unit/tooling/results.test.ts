import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Report } from "@/scripts/test/report";
import { MAX_UNSTEADY, readJestReport, readPlaywrightReport } from "@/scripts/test/results";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "results-"));
  file = path.join(folder, "report.json");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (report: unknown) => writeFileSync(file, JSON.stringify(report));

test("a file of tests that could not run counts as a failure", () => {
  write({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });

  expect(readJestReport(file, false)).toEqual({ passed: 5, failed: 3 });
});

test("browser tests that pass only at the second try are named, and two of them are let pass", () => {
  const suites = [
    {
      specs: [{ title: "steady", file: "home.spec.ts", tests: [{ status: "expected" }] }],
      suites: [{ specs: [{ title: "races", file: "chat.spec.ts", tests: [{ status: "flaky" }] }] }],
    },
  ];
  write({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}], suites });
  expect(readPlaywrightReport(file, false)).toEqual({
    passed: 8,
    failed: 2,
    unsteady: ["chat.spec.ts: races"],
  });

  write({ stats: { expected: 7, unexpected: 0, flaky: MAX_UNSTEADY + 1, skipped: 0 }, errors: [] });
  expect(readPlaywrightReport(file, true)).toMatchObject({ passed: 7, failed: MAX_UNSTEADY + 1 });
});

test("a step that ran nothing, crashed or left no report has failed", () => {
  expect(readJestReport(path.join(folder, "missing.json"), true)).toEqual({ passed: 0, failed: 1 });
  write({ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
  expect(readJestReport(file, true)).toEqual({ passed: 0, failed: 1 });
  write({ numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
  expect(readJestReport(file, false)).toEqual({ passed: 3, failed: 1 });
  expect(readJestReport(file, true)).toEqual({ passed: 3, failed: 0 });
});

test("the report sums up every step, and a step that throws is a failure with its message", async () => {
  const lines: string[] = [];
  const report = new Report((line) => lines.push(line));

  expect(await report.step("tests", async () => ({ passed: 4, failed: 0 }))).toBe(true);
  expect(await report.single("build", () => Promise.reject(new Error("broken")))).toBe(false);

  expect(report.total()).toEqual({ passed: 4, failed: 1 });
  expect(lines).toContain("    broken");
});

test("a run in which nothing ran has failed", () => {
  expect(new Report(() => undefined).total()).toEqual({ passed: 0, failed: 1 });
});
