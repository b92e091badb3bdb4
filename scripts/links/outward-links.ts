import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const TEXT_FILES = [".ts", ".md"];

/**
 * The https addresses in a text, each once, as a reader would follow them: without the punctuation
 * or the closing bracket that only stands behind them.
 */
export function findAddresses(text: string): string[] {
  const found = [...text.matchAll(/https:\/\/[^\s"'`<>\]]+/g)].map(([written]) => {
    let address = written.replace(/[.,;:!?]+$/, "");
    while (address.endsWith(")") && !address.slice(0, -1).includes("("))
      address = address.slice(0, -1).replace(/[.,;:!?]+$/, "");
    return address;
  });
  return [...new Set(found)];
}

/** Every outward address in the texts of a folder, with the files that name it. */
export function collectLinks(folder: string): Map<string, string[]> {
  const links = new Map<string, string[]>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  for (const file of files) {
    if (!TEXT_FILES.includes(path.extname(file))) continue;
    for (const address of findAddresses(readFileSync(path.join(folder, file), "utf8")))
      links.set(address, [...(links.get(address) ?? []), file]);
  }
  return links;
}
