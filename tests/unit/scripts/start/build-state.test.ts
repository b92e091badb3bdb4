import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  builtState,
  forgetBuild,
  recordBuild,
  sourceFingerprint,
} from "@/scripts/start/build-state";

const fingerprintOf = (env: Record<string, string>) =>
  sourceFingerprint({ NODE_ENV: "test", ...env });

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), "build-state-"));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** What `npm start` finds when the build was made with `built` and it runs with `started`. */
function find(built: Record<string, string>, started: Record<string, string>): string {
  writeFileSync(path.join(dist, "BUILD_ID"), built.BUILD_ID ?? "a1b2");
  recordBuild(dist, fingerprintOf(built));
  return builtState(dist, fingerprintOf(started), { NODE_ENV: "test", ...started });
}

test("a build counts for a start with the same variables, whatever else is set", () => {
  const SITE_URL = "https://example.org";

  expect(find({}, {})).toBe("same");
  expect(find({ SITE_URL, OLDPWD: "/a" }, { SITE_URL, PORT: "4000" })).toBe("same");
  expect(find({ SITE_URL: `${SITE_URL}/` }, { SITE_URL })).toBe("same");
  expect(find({ CREATOR_NAME: "", SITE_URL: "" }, {})).toBe("same");
});

test("a build whose pages print something else does not", () => {
  expect(find({}, { SITE_URL: "https://example.org" })).toBe("other");
  expect(find({ CREATOR_NAME: "Ada" }, {})).toBe("other");
});

test("a build with an id of the operator's counts for a start that asks for none, or for the same", () => {
  expect(find({ BUILD_ID: "release-7" }, {})).toBe("same");
  expect(find({ BUILD_ID: "release-7" }, { BUILD_ID: "release-7" })).toBe("same");
  expect(find({ BUILD_ID: "release-7" }, { BUILD_ID: "release-8" })).toBe("other");
});

test("a standalone build counts for a plain start; a plain one not for a standalone folder", () => {
  expect(find({ BUILD_STANDALONE: "1" }, {})).toBe("same");
  expect(find({}, { BUILD_STANDALONE: "1" })).toBe("other");
  mkdirSync(path.join(dist, "standalone"));
  writeFileSync(path.join(dist, "standalone", "server.js"), "");
  expect(find({ BUILD_STANDALONE: "1" }, { BUILD_STANDALONE: "1" })).toBe("same");
});

test("an interrupted build is none", () => {
  expect(find({}, {})).toBe("same");
  forgetBuild(dist);
  expect(builtState(dist, fingerprintOf({}), { NODE_ENV: "test" })).toBe("none");
});
