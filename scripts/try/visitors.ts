import { request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";

/** What one request came back with; `status` 0: no answer. */
interface Answer {
  status: number;
  type: string;
  link: string;
  location: string;
  cookie?: string;
  body: string;
}

/** Requests asked and failed of one kind, with the first few failures in words. */
export interface Tally {
  asked: number;
  broken: string[];
}

const PAGES = ["/", "/bible", "/chat", "/discover", "/timelines", "/study-guides", "/search"];
const VERSE = "/api/bible/verse?reference=John+3:16";
const FILE = /\/_next\/static\/[\w\-./~%@[\]()]+?\.(?:js|css|woff2)/g;
const TYPES = { js: "javascript", css: "text/css", woff2: "font/woff2" };
const PAUSE_MS = 250;
const ANSWER_TIMEOUT_MS = 60_000;

/**
 * Visitors of the site behind nginx: they read pages with every file these name, call the API,
 * write, and come back to pages they opened long ago.
 */
export class Visitors {
  readonly tallies: Record<"page" | "file" | "navigation" | "api" | "write", Tally> = {
    page: { asked: 0, broken: [] },
    file: { asked: 0, broken: [] },
    navigation: { asked: 0, broken: [] },
    api: { asked: 0, broken: [] },
    write: { asked: 0, broken: [] },
  };
  private readonly opened = new Map<string, Set<string>>();
  private readonly kept: string[] = [];
  private cookie = "";
  private isOver = false;
  private rounds: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly port: number,
    private readonly origin: string,
  ) {}

  /** Begins the rounds of `readers` readers and one writer. */
  begin(readers: number): void {
    const each = Array.from({ length: readers }, (_, index) => this.read(index));
    this.rounds = Promise.all([...each, this.write()]);
  }

  /** Ends the rounds after the request under way. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.rounds;
  }

  /** Asks once more for every file of every page that anybody ever opened. */
  async returnToOpenPages(): Promise<void> {
    for (const file of new Set([...this.opened.values()].flatMap((files) => [...files]))) {
      await this.fetchFile(file);
    }
  }

  /** Asks for files that no page names by itself: scripts that load on demand. */
  async fetchFiles(files: string[]): Promise<void> {
    for (const file of files) await this.fetchFile(file);
  }

  /** How many of the writes that were acknowledged are there no more. */
  async countLost(): Promise<number> {
    const found = new Set<string>();
    for (let page: string | undefined = "/api/collections?limit=200"; page; ) {
      const answer = await this.ask("GET", page);
      for (const { id } of JSON.parse(answer.body) as { id: string }[]) found.add(id);
      page = /<([^>]+)>;\s*rel="?next/.exec(answer.link)?.[1];
      if (page) page = page.replace(/^https?:\/\/[^/]+/, "");
    }
    return this.kept.filter((id) => !found.has(id)).length;
  }

  get acknowledged(): number {
    return this.kept.length;
  }

  private async read(index: number): Promise<void> {
    for (let round = index; !this.isOver; round += 1) {
      const page = PAGES[round % PAGES.length] as string;
      const answer = await this.check("page", page, "text/html");
      const files = new Set(answer.body.match(FILE) ?? []);
      this.opened.set(`${page} ${[...files].join()}`, files);
      await sleep(PAUSE_MS);
      for (const file of files) await this.fetchFile(file);
      // What Next asks when a link is followed; a page of another build is answered too, and then
      // loaded whole. Its browser code reckons the parameter from the headers; whoever comes
      // without is sent to the right address.
      const { location } = await this.ask("GET", page, { RSC: "1" });
      await this.check("navigation", location || page, "text/x-component", { RSC: "1" });
      await this.check("api", VERSE, "application/json");
      await sleep(PAUSE_MS);
    }
  }

  private async write(): Promise<void> {
    for (let round = 0; !this.isOver; round += 1) {
      const body = JSON.stringify({ name: `Written in round ${round}` });
      const answer = await this.ask("POST", "/api/collections", {}, body);
      this.tallies.write.asked += 1;
      if (answer.status >= 200 && answer.status < 300) {
        this.kept.push((JSON.parse(answer.body) as { id: string }).id);
        this.cookie ||= answer.cookie ?? "";
      } else {
        this.tallies.write.broken.push(`${answer.status} ${answer.body.slice(0, 200)}`);
      }
      await sleep(PAUSE_MS);
    }
  }

  private async fetchFile(file: string): Promise<void> {
    const kind = file.slice(file.lastIndexOf(".") + 1) as keyof typeof TYPES;
    await this.check("file", file, TYPES[kind]);
  }

  private async check(
    kind: "page" | "file" | "navigation" | "api",
    path: string,
    type: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await this.ask("GET", path, headers);
    const tally = this.tallies[kind];
    tally.asked += 1;
    if (answer.status !== 200 || !answer.type.includes(type) || answer.body === "") {
      tally.broken.push(`${path}: ${answer.status} ${answer.type} ${answer.body.slice(0, 80)}`);
    }
    return answer;
  }

  /**
   * One request on a connection of its own, as the first of a visit is. The certificate is our own.
   */
  private ask(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<Answer> {
    const own = body
      ? { "Content-Type": "application/json", "X-Client": "web", Origin: this.origin }
      : {};
    const cookie = this.cookie ? { Cookie: this.cookie } : {};
    return new Promise((resolve) => {
      const failed = (error: Error) =>
        resolve({ status: 0, type: "", link: "", location: "", body: error.message });
      const sent = request(
        {
          ...{ host: "127.0.0.1", port: this.port, method, path, agent: false },
          headers: { Host: new URL(this.origin).host, ...own, ...cookie, ...headers },
          rejectUnauthorized: false,
          timeout: ANSWER_TIMEOUT_MS,
        },
        (response) => {
          let text = "";
          response.setEncoding("latin1").on("data", (chunk: string) => {
            text += chunk;
          });
          response.once("error", failed);
          response.once("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers["content-type"] ?? "",
              location: (response.headers.location ?? "").replace(/^https?:\/\/[^/]+/, ""),
              link: String(response.headers.link ?? ""),
              cookie: response.headers["set-cookie"]?.[0]?.split(";")[0],
              body: text,
            }),
          );
        },
      );
      sent.once("timeout", () => sent.destroy(new Error("timeout")));
      sent.once("error", failed);
      sent.end(body);
    });
  }
}
