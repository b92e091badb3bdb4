import { execFile, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { ROUTES } from "../../lib/site/navigation";
import { freePort } from "../test/processes";
import { fetchBytes, ratio, table } from "./measure";

const run = promisify(execFile);
const SECONDS = 5;
const CONNECTIONS = 32;
/**
 * JavaScript of a minimal page of Next 16.4, gzip, without the polyfills that only old browsers
 * load. Measured.
 */
const MINIMAL_PAGE_JS = 134_904;

/**
 * Bytes of every page: its HTML and the scripts a current browser loads at first, each compressed
 * on its own.
 */
export async function sizeTable(origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const route of [...ROUTES, ...ON_REQUEST]) {
    const html = await fetchBytes(origin + route);
    let scripts = 0;
    for (const source of firstScripts(html.toString())) {
      scripts += gzipSync(await fetchBytes(origin + source)).length;
    }
    rows.push([
      `\`${route}\``,
      gzipSync(html).length.toLocaleString("en"),
      scripts.toLocaleString("en"),
      ratio(scripts / MINIMAL_PAGE_JS),
    ]);
  }
  return table([
    ["route", "HTML, bytes gzip", "first-load JS, bytes gzip", "of a minimal page"],
    ...rows,
  ]);
}

function firstScripts(html: string): Set<string> {
  const sources = new Set<string>();
  for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
    const source = /\bsrc="(\/_next\/[^"]+)"/.exec(tag)?.[1];
    if (source && !/\bnomodule/i.test(tag)) sources.add(source);
  }
  return sources;
}

/** Pages that are made when they are first asked for; the others are prerendered. */
const CHAPTER = "/bible/web/john/3";
const ON_REQUEST = [CHAPTER, "/bible/web/john/3/16", "/words/h2617-hesed"] as const;

/**
 * How a page is asked for. A weight is left to Next by the layer before it, so these rows show
 * Next alone.
 */
const WAYS: readonly [name: string, accepted: string, bytes: "plain" | "gzip" | "br"][] = [
  ["uncompressed", "identity", "plain"],
  ["gzip", "gzip", "gzip"],
  ["Brotli", "br", "br"],
  ["Next alone, uncompressed", "identity;q=1.0", "plain"],
  ["Next alone, gzip", "gzip;q=1.0", "gzip"],
];

/**
 * Requests per second of pages, next to nginx sending the same bytes when nginx is on the machine.
 */
export async function throughputTable(origin: string, folder: string): Promise<string> {
  const rows: string[][] = [];
  for (const path of ["/bible", CHAPTER])
    rows.push(...(await throughputRows(origin, path, folder)));
  return table([["page", "bytes", "requests/s", "nginx, same bytes", "of nginx"], ...rows]);
}

async function throughputRows(origin: string, path: string, folder: string): Promise<string[][]> {
  const url = origin + path;
  const bodies = {
    plain: await fetchBytes(url),
    gzip: await fetchBytes(url, { "Accept-Encoding": "gzip" }),
    br: await readyBrotli(url),
  };
  const nginx = await startNginx(bodies, folder);
  const rows: string[][] = [];
  try {
    for (const [name, accepted, bytes] of WAYS) {
      const ours = await requestsPerSecond(url, { "Accept-Encoding": accepted });
      const theirs = nginx && (await requestsPerSecond(`${nginx.origin}/${bytes}.html`));
      rows.push([
        `\`${path}\`, ${name}`,
        bodies[bytes].length.toLocaleString("en"),
        ours.toFixed(0),
        theirs?.toFixed(0) ?? "no nginx here",
        theirs ? (ours / theirs).toFixed(3) : "",
      ]);
    }
  } finally {
    await nginx?.stop();
  }
  return rows;
}

/** Only the layer before Next offers Brotli, and only when it has asked Next for every page. */
async function readyBrotli(url: string): Promise<Buffer> {
  const plain = await fetchBytes(url);
  for (let tries = 0; tries < 100; tries += 1) {
    const body = await fetchBytes(url, { "Accept-Encoding": "br" });
    if (body.length < plain.length) return body;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The pages did not become ready-compressed");
}

/**
 * wrk when it is there (one thread, 32 connections), else a loop of our own that is itself slower.
 */
async function requestsPerSecond(url: string, headers: Record<string, string> = {}) {
  if (spawnSync("wrk", ["--version"]).error === undefined) {
    const extra = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
    const args = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...extra, url];
    const { stdout } = await run("wrk", args);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  }
  const end = Date.now() + SECONDS * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (Date.now() < end) {
        await fetchBytes(url, headers);
        answered += 1;
      }
    }),
  );
  return answered / SECONDS;
}

/** Serves every body as a file of its name: `/gzip.html` is the page's gzip bytes as they are. */
async function startNginx(bodies: Record<string, Buffer>, folder: string) {
  const program = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].find(
    (file) => existsSync(file),
  );
  if (!program) return undefined;
  const port = await freePort();
  const home = path.join(folder, "nginx");
  mkdirSync(path.join(home, "html"), { recursive: true });
  for (const [name, body] of Object.entries(bodies)) {
    writeFileSync(path.join(home, "html", `${name}.html`), body);
  }
  writeFileSync(
    path.join(home, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${home}/nginx.pid; error_log ${home}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 256; }
http { access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  server { listen 127.0.0.1:${port}; root ${home}/html; } }`,
  );
  const child = spawn(program, ["-p", home, "-c", path.join(home, "nginx.conf")], {
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`${origin}/plain.html`).catch(() => undefined);
    if (answer?.ok) {
      const ended = new Promise((resolve) => child.once("close", resolve));
      const stop = () => {
        child.kill("SIGTERM");
        return ended;
      };
      return { origin, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`nginx did not start\n${readFileSync(path.join(home, "error.log"), "utf8")}`);
}
