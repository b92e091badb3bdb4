import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { load, type Measuring, machine, runMeasuring } from "./bench/measuring";
import { startDatabase, startSite } from "./bench/saved/site";
import { buildSite } from "./build-site";
import { type CrawlFigures, SiteCrawl } from "./crawl/site";
import { builtState, sourceFingerprint } from "./start/build-state";

// `npm run crawl`: asks for every page of the sitemaps without scripts and looks for what readers
// and search engines would miss (scripts/crawl). On a site and a database of its own, or with --url
// on one that runs. --connections requests are under way at a time, --pictures share pictures are
// asked for, --every 20 looks at every twentieth page alone, --rounds says how often all is done (what the
// server holds must not grow with it). Exit code 1: something is wrong.

const distDir = process.env.NEXT_DIST_DIR || ".next-test";

/** A site to crawl and, of one that was started here, its process. */
interface Site {
  url: string;
  pid?: number | undefined;
}

async function main(measuring: Measuring): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      connections: { type: "string", default: "4" },
      pictures: { type: "string", default: "30" },
      every: { type: "string", default: "1" },
      rounds: { type: "string", default: "1" },
    },
  });
  const site: Site = values.url ? { url: new URL(values.url).origin } : await serve(measuring);
  const loadBefore = load();
  const before = memory(site, "VmRSS");
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const crawl = new SiteCrawl({
      url: site.url,
      connections: Number(values.connections),
      pictures: Number(values.pictures),
      every: Number(values.every),
      onProgress: (line) => console.error(`… ${line}`),
    });
    const roundStarted = performance.now();
    await crawl.run();
    const seconds = (performance.now() - roundStarted) / 1000;
    const { findings, figures } = crawl;
    console.log(`${describe(figures)}\n${seconds.toFixed(0)} s`);
    if (site.pid) {
      const [after, peak] = [memory(site, "VmRSS"), memory(site, "VmHWM")];
      console.log(`Memory of the server: ${before} before, ${after} after, ${peak} at most`);
    }
    console.log(`\n${findings.count === 0 ? "Nothing wrong was found." : findings.text}\n`);
    if (findings.count > 0) process.exitCode = 1;
  }
  console.log(`${machine()}, load ${loadBefore} before, ${load()} after`);
}

/** Builds if need be and serves, on a database in a temporary folder. */
async function serve({ folder, atEnd }: Measuring): Promise<Site> {
  if (builtState(distDir, sourceFingerprint(process.env), process.env) !== "same") {
    await buildSite({
      distDir,
      keepsCompilerCache: true,
      onProgress: (line) => console.error(line),
    });
  }
  const database = await startDatabase(folder);
  atEnd(database.drop);
  const site = await startSite({ distDir, database });
  atEnd(site.stop);
  return site;
}

function describe(figures: CrawlFigures): string {
  const { kinds, verses, places, bytes, pageSeconds, links, linkedAddresses, redirects } = figures;
  const pages = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  const whole = (count: number) => count.toLocaleString("en");
  return [
    `${whole(pages)} pages of ${figures.sitemaps} sitemaps in ${pageSeconds.toFixed(0)} s, ${(bytes / 1e6).toFixed(1)} MB of HTML:`,
    ...[...kinds].map(([name, count]) => `  ${name}: ${whole(count)}`),
    `${whole(verses)} verses; ${whole(places)} places on the pages of words`,
    `${whole(links)} links within the site; ${whole(linkedAddresses)} addresses besides the pages, ${whole(redirects.length)} of them led on`,
    ...redirects.slice(0, 5).map((line) => `  ${line}`),
    `${figures.pictures} share pictures`,
  ].join("\n");
}

/** A field of the process's status in MB, "–" where the system does not say. */
function memory({ pid }: Site, field: "VmRSS" | "VmHWM"): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(status) ?? [];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  } catch {
    return "–";
  }
}

runMeasuring("crawl", main);
