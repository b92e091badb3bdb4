import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../../../..");
const API = path.join(ROOT, "app/api");
const TESTS = path.join(ROOT, "tests/integration/api");

/** "PATCH /api/collections/{}": method and path, whatever its parameters are called. */
function plain(name: string): string {
  return name.replace(/\$?\{[^}]*\}/g, "{}");
}

/** An open call, the same for everybody: of an operation of the API's document, or by itself. */
const OPEN = /^(route|openRoute)$/;

/** Every call of app/api that is not an open one: what a visitor owns, by method and path. */
function ownedCalls(): string[] {
  return readdirSync(API, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .flatMap((file) => {
      const text = readFileSync(path.join(API, file), "utf8");
      const folder = path.dirname(file).split(path.sep).join("/");
      const address = `/api/${folder}`.replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}");
      return [...text.matchAll(/^ {2}(GET|POST|PUT|PATCH|DELETE): (\w+)\(/gm)]
        .filter(([, , factory = ""]) => !OPEN.test(factory))
        .map(([, method]) => `${method} ${address}`);
    });
}

/** The calls that a test file names. */
function namedIn(file: string): string[] {
  const text = readFileSync(path.join(TESTS, file), "utf8");
  const names = text.matchAll(/name: ["`]((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^"`?, ]+)/g);
  return [...names].map(([, name = ""]) => plain(name));
}

const owned = ownedCalls();

test("calls of what visitors own are found", () => {
  expect(owned).toContain("PATCH /api/collections/{collectionId}");
  expect(owned).toContain("POST /api/ai/generate-poem");
  expect(owned).not.toContain("GET /api/collections/shared/{token}");
  expect(owned.length).toBeGreaterThan(25);
});

test("nothing but an open call has its answers kept", () => {
  const kept = readdirSync(API, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => readFileSync(path.join(API, file), "utf8"))
    .flatMap((text) => [...text.matchAll(/(\w+)\(\w+, \{\s*isKept: true/g)])
    .map(([, factory]) => factory);
  expect(kept.length).toBeGreaterThan(5);
  expect(new Set(kept)).toEqual(new Set(["openRoute"]));
});

// A link's token is an authority of its own: what it opens, and that no id opens it, is tested with
// the hostile input.
const ofOwners = owned.filter((call) => !call.includes("{token}"));

test.each(ofOwners)("%s is in the isolation matrix", (call) => {
  const files = readdirSync(TESTS).filter(
    (file) =>
      file.endsWith(".test.ts") &&
      /^describeIsolation\(/m.test(readFileSync(path.join(TESTS, file), "utf8")),
  );
  const named = files.flatMap(namedIn);
  // "generate-{}" stands for each of the three.
  const isNamed = named.some(
    (name) => name === plain(call) || name === call.replace(/-(poem|prayer|meditation)$/, "-{}"),
  );
  expect(isNamed ? call : `${call}: add it to describeIsolation of its tests`).toBe(call);
});

test.each(owned)("%s is given hostile input", (call) => {
  const isNamed = namedIn("endpoints.ts").includes(plain(call));
  expect(isNamed ? call : `${call}: add it to tests/integration/api/endpoints.ts`).toBe(call);
});
