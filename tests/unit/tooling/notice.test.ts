import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Licenses that ask for nothing but to be kept with the package. */
const PERMISSIVE =
  /^(MIT|MIT-0|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0|Zlib)$/;

type LockedPackage = { license?: string; link?: boolean };
const { packages } = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, LockedPackage>;
};

/** True when every license that applies is permissive, or one of those to choose from. */
function isPermissive(license: string): boolean {
  const parts = (text: string, word: string) => text.split(new RegExp(`\\s+${word}\\s+`, "i"));
  return parts(license.replace(/[()]/g, ""), "OR").some((choice) =>
    parts(choice, "AND").every((name) => PERMISSIVE.test(name)),
  );
}

/**
 * Name and license of everything the lock file installs on any system; the installed package.json
 * speaks where the lock does not.
 */
function lockedLicenses(): [string, string][] {
  return Object.entries(packages)
    .filter(([place, { link }]) => place !== "" && !link)
    .map(([place, { license }]) => {
      const manifest = path.join(place, "package.json");
      const installed = existsSync(path.join(root, manifest)) ? JSON.parse(read(manifest)) : {};
      const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
      return [name, license ?? installed.license ?? "unknown"];
    });
}

/**
 * The rows of NOTICE.md's table of libraries that are not permissive: license → package names, some
 * with `*`.
 */
function noticed(): Map<string, RegExp[]> {
  const [, table = ""] = read("NOTICE.md").split("### Not permissive");
  const rows = [...table.matchAll(/^\| (\S+) \| (.+?) \|/gm)];
  const notice = new Map<string, RegExp[]>();
  for (const [, license = "", names = ""] of rows) {
    const patterns = [...names.matchAll(/`([^`]+)`/g)].map(
      ([, name = ""]) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
    );
    notice.set(license, [...(notice.get(license) ?? []), ...patterns]);
  }
  return notice;
}

test("NOTICE.md names every package whose license is not permissive, with that license", () => {
  const notice = noticed();
  const unnamed = lockedLicenses().filter(([name, license]) => {
    if (isPermissive(license)) return false;
    const strict = license.split(/\s+AND\s+/i).filter((part) => !PERMISSIVE.test(part));
    return !strict.every((part) => notice.get(part)?.some((pattern) => pattern.test(name)));
  });

  expect(lockedLicenses().length).toBeGreaterThan(500);
  expect(unnamed).toEqual([]);
});

test("NOTICE.md names nothing that is not installed", () => {
  const names = lockedLicenses().map(([name]) => name);
  const patterns = [...noticed().values()].flat();

  expect(patterns.length).toBeGreaterThan(8);
  for (const pattern of patterns) expect(names.some((name) => pattern.test(name))).toBe(true);
});

test("NOTICE.md names every direct dependency", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  const notice = read("NOTICE.md");
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    const scope = name.startsWith("@") ? `${name.split("/")[0]}/` : name;
    return ![name, `${scope}*`, `${scope}…`].some((spelling) => notice.includes(spelling));
  });

  expect(missing).toEqual([]);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND ISC", true],
  ["Apache-2.0 AND LGPL-3.0-or-later", false],
  ["MPL-2.0", false],
  ["unknown", false],
])("the license %s is permissive: %s", (license, expected) => {
  expect(isPermissive(license)).toBe(expected);
});
