import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import vm from "node:vm";
import { addCompileHints } from "@/scripts/compile-hints";

let dist: string;
const fileOf = (name: string) => path.join(dist, "static", "chunks", name);
const large = `globalThis.answer = 42; // ${"x".repeat(33_000)}`;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), "hints-"));
  mkdirSync(path.dirname(fileOf("a.js")), { recursive: true });
  writeFileSync(fileOf("large.js"), large);
  writeFileSync(fileOf("small.js"), "globalThis.answer = 1;");
  writeFileSync(fileOf("large.css"), large);
});
afterEach(() => rmSync(dist, { recursive: true }));

test("the first line of a large script says that all of it runs, and the script stays what it was", () => {
  expect(addCompileHints(dist)).toBe(1);
  const hinted = readFileSync(fileOf("large.js"), "utf8");
  expect(hinted).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  const context = vm.createContext({});
  vm.runInContext(hinted, context);
  expect(context.answer).toBe(42);
});

test("small scripts and other files are left alone", () => {
  addCompileHints(dist);
  expect(readFileSync(fileOf("small.js"), "utf8")).toBe("globalThis.answer = 1;");
  expect(readFileSync(fileOf("large.css"), "utf8")).toBe(large);
});

test("a build that has them gets none twice", () => {
  addCompileHints(dist);
  expect(addCompileHints(dist)).toBe(0);
});
