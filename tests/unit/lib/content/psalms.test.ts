import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(process.cwd(), "lib/content");
/**
 * "Psalms 23:1" or "Psalms 23", but not "Psalms 120-134", "Psalms 1:1-41:13", "Psalms 120 to 134",
 * nor a count ("Psalms 19,586").
 */
const ONE_AS_MANY =
  /\bPsalms (?!\d+,\d{3}|\d+-\d|\d+:\d+-\d+:|\d+(?:,|;| and| to) \d+(?!\d|:\d))\d+/;

test("one psalm is written as such, since words are shown as they stand", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:ts|md)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.flatMap((file) =>
    readFileSync(path.join(FOLDER, file), "utf8")
      .split("\n")
      .filter((line) => ONE_AS_MANY.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
