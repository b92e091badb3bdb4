import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { prerenderedPages } from "./csp-hashes";

/** The scripts of a page's head, one after another as Next writes them. */
const SCRIPTS = /(?:<script src="[^"]+" async=""><\/script>)+/;
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
/** What asks for the script that starts the page, before all others though it is small. */
const STARTING = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/;

/** Bytes of a script by its address. */
type SizeOf = (address: string) => number;

/**
 * Has browsers ask for the scripts of a build from the largest to the smallest. Over HTTP/1.1 a
 * browser has six connections: where the small ones go first, the largest, which takes longest by
 * itself, begins a round trip later and ends last, alone on the line. They all are `async`, so what
 * runs when does not depend on their order.
 *
 * Changes the prerendered pages of the build in `dist`, and the manifest from which Next writes the
 * others.
 */
export function orderScripts(dist: string): void {
  const sizeOf: SizeOf = (address) => {
    const file = path.join(dist, address.replace(/^\/_next\//, ""));
    return existsSync(file) ? statSync(file).size : 0;
  };
  orderManifest(path.join(dist, "build-manifest.json"), sizeOf);
  for (const [, file] of prerenderedPages(dist)) {
    writeFileSync(file, orderPage(readFileSync(file, "utf8"), sizeOf));
  }
}

/** A page with the scripts of its head from the largest to the smallest. */
export function orderPage(html: string, sizeOf: SizeOf): string {
  const starting = STARTING.exec(html)?.[0] ?? "";
  const scripts = SCRIPTS.exec(html)?.[0];
  if (!scripts) return html;
  const ordered = [...scripts.matchAll(SCRIPT)]
    .map(([element, address = ""]) => ({ element, size: sizeOf(address) }))
    .sort((a, b) => b.size - a.size)
    .map(({ element }) => element);
  return html.replace(starting, "").replace(scripts, () => ordered.join("") + starting);
}

function orderManifest(file: string, sizeOf: SizeOf): void {
  const manifest = JSON.parse(readFileSync(file, "utf8")) as { rootMainFiles: string[] };
  manifest.rootMainFiles.sort((a, b) => sizeOf(b) - sizeOf(a));
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}
