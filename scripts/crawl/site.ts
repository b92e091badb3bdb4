import { type Answer, CrawlClient, forEach } from "./client";
import { type CrawledDocument, readDocument } from "./document";
import { Findings } from "./findings";
import { headFaults, policyFaults, repeated } from "./head";
import { internalAddress, isLostFragment, LinkBook, mayLeadOn, missesChapterPage } from "./links";
import {
  namedVerseFaults,
  packagedChapters,
  placeFaults,
  verseFaults,
  wantedVerses,
} from "./scripture";
import { sitemapAddresses } from "./sitemaps";
import { pageKind, structuredDataFaults } from "./structured-data";

/** Of so many verses that chapters lead to, and no sitemap names, one is read. */
const ONE_VERSE_OF = 25;

const isVersePath = (path: string): boolean => pageKind(path.split("?")[0] ?? "").name === "verse";

/** What a crawl has read, for its report. */
export interface CrawlFigures {
  sitemaps: number;
  /** Pages of each kind, as structured data tells kinds apart. */
  kinds: Map<string, number>;
  verses: number;
  /** Places on the pages of words. */
  places: number;
  /** Of HTML, uncompressed. */
  bytes: number;
  /** From the first page to the last, without links and pictures. */
  pageSeconds: number;
  links: number;
  /** Addresses that were asked for because links lead there and no sitemap names them. */
  linkedAddresses: number;
  redirects: string[];
  pictures: number;
}

/** What is kept of a page once it is read. */
interface KeptPage {
  path: string;
  title: string;
  description: string;
  picture: string | undefined;
  ids: ReadonlySet<string>;
}

interface CrawlOptions {
  /** Origin of the site that is asked. */
  url: string;
  /** Requests under way at a time. */
  connections: number;
  /** Share pictures to ask for, of all kinds of pages. */
  pictures: number;
  /** Asks for each so-manieth page alone; 1 for all. */
  every: number;
  onProgress: (line: string) => void;
}

/** One crawl of a site: every page of its sitemaps, what links on them lead to, some pictures. */
export class SiteCrawl {
  readonly findings = new Findings();
  readonly figures: CrawlFigures = {
    sitemaps: 0,
    kinds: new Map(),
    verses: 0,
    places: 0,
    bytes: 0,
    pageSeconds: 0,
    links: 0,
    linkedAddresses: 0,
    redirects: [],
    pictures: 0,
  };
  readonly #options: CrawlOptions;
  readonly #client: CrawlClient;
  readonly #chapters = packagedChapters();
  readonly #pages = new Map<string, KeptPage>();
  readonly #links = new LinkBook();
  /** The origin asked, and the one that the site's own addresses name. */
  #origins: [string, ...string[]];

  constructor(options: CrawlOptions) {
    this.#options = options;
    this.#client = new CrawlClient(options.url, options.connections);
    this.#origins = [options.url];
  }

  /** Crawls. @throws when the site does not answer. */
  async run(): Promise<void> {
    const { connections, every, onProgress } = this.#options;
    try {
      const addresses = (await this.#readSitemaps()).filter((_address, at) => at % every === 0);
      onProgress(`${addresses.length} addresses in ${this.figures.sitemaps} sitemaps`);
      const started = performance.now();
      let count = 0;
      await forEach(addresses, connections, async (address) => {
        await this.#readPage(address);
        count += 1;
        if (count % 500 === 0) onProgress(`${count} pages`);
      });
      this.figures.pageSeconds = (performance.now() - started) / 1000;
      await this.#followLinks();
      this.#compare();
      await this.#askPictures();
    } finally {
      this.#client.close();
    }
  }

  async #readSitemaps(): Promise<string[]> {
    const maps = await this.#sitemap("/sitemap.xml");
    const [first] = maps;
    if (first === undefined) throw new Error("/sitemap.xml names no sitemap");
    this.#origins = [this.#origins[0], new URL(first).origin];
    const addresses: string[] = [];
    for (const map of maps) addresses.push(...(await this.#sitemap(new URL(map).pathname)));
    this.figures.sitemaps = maps.length;
    const unique = [...new Set(addresses)];
    if (unique.length < addresses.length) {
      const count = addresses.length - unique.length;
      this.findings.add("sitemaps", "/sitemap.xml", `${count} addresses stand in it twice`);
    }
    return unique;
  }

  async #sitemap(path: string): Promise<string[]> {
    const { status, headers, body } = await this.#client.ask(path);
    if (status !== 200 || !headers["content-type"]?.includes("xml")) {
      this.findings.add("sitemaps", path, `${status} ${headers["content-type"]}`);
    }
    return sitemapAddresses(body.toString());
  }

  async #readPage(address: string): Promise<void> {
    const path = new URL(address).pathname;
    const answer = await this.#client.ask(path);
    const fault = answerFault(answer, "text/html; charset=utf-8");
    if (fault) return this.findings.add("answers", path, fault);
    const page = readDocument(answer.body.toString());
    const { name } = pageKind(path);
    this.figures.kinds.set(name, (this.figures.kinds.get(name) ?? 0) + 1);
    this.figures.bytes += answer.body.length;
    this.#check(page, { path, address, answer });
    this.#noteLinks(page, path);
    this.#pages.set(path, {
      path,
      title: page.titles[0] ?? "",
      description: page.descriptions[0] ?? "",
      picture: page.images[0],
      ids: page.ids,
    });
  }

  #check(
    page: CrawledDocument,
    { path, address, answer }: { path: string; address: string; answer: Answer },
  ): void {
    const add = (check: string, faults: readonly string[]) => {
      for (const fault of faults) this.findings.add(check, path, fault);
    };
    const wanted = wantedVerses(this.#chapters, path);
    this.figures.verses += wanted.length;
    add("verses", verseFaults(page.verses, wanted));
    this.figures.places += page.places.length;
    add("places of words", placeFaults(page.places, this.#chapters));
    add("verses", namedVerseFaults(page.namedVerses, this.#chapters, path));
    add("languages", [...new Set(page.unnamedWords)]);
    add("head", headFaults(page, address));
    const policy = answer.headers["content-security-policy"];
    add("policy", policyFaults(page, policy?.toString(), this.#origins));
    add("structured data", structuredDataFaults(page.structuredData, address));
  }

  #noteLinks(page: CrawledDocument, path: string): void {
    for (const href of page.links) {
      const address = internalAddress(href, path, this.#origins);
      if (!address) continue;
      this.figures.links += 1;
      this.#links.add(address, path);
    }
  }

  /** What only all pages together show. */
  #compare(): void {
    const chapters = this.#options.every === 1 ? [...this.#chapters.keys()] : [];
    for (const path of chapters) {
      if (!this.#pages.has(path)) this.findings.add("verses", path, "the chapter was not found");
    }
    const pages = [...this.#pages.values()];
    for (const part of ["title", "description"] as const) {
      const texts = pages.map((page) => [page.path, page[part]] as const);
      for (const fault of repeated(texts)) this.findings.add(`${part}s used twice`, "all", fault);
    }
  }

  async #followLinks(): Promise<void> {
    const { connections, onProgress } = this.#options;
    for (const link of this.#links.all) {
      if (missesChapterPage(link)) {
        this.findings.add("links past chapter pages", link.on, link.path);
      }
      const path = link.path.split("?")[0] ?? "";
      const page = this.#pages.get(path);
      if (page && isLostFragment(path, link.fragment, page.ids)) {
        this.findings.add("fragments", link.on, `${link.path}#${link.fragment}`);
      }
    }
    const unread = this.#links.paths.filter(
      ([path], at) => !this.#pages.has(path) && at % this.#options.every === 0,
    );
    await this.#readSomeVerses(unread.flatMap(([path]) => (isVersePath(path) ? path : [])));
    const others = unread.filter(([path]) => !isVersePath(path));
    this.figures.linkedAddresses = others.length;
    onProgress(`${others.length} more addresses that links lead to`);
    await forEach(others, connections, async ([path, on]) => {
      const fault = await this.#linkFault(path, on);
      if (fault) this.findings.add("links", on, `${path}: ${fault}`);
    });
  }

  /** Chapters lead to more verses than a crawl can ask for; of those that no sitemap names, some. */
  async #readSomeVerses(paths: readonly string[]): Promise<void> {
    const some = paths.filter((_path, at) => at % ONE_VERSE_OF === 0);
    this.#options.onProgress(`${some.length} of ${paths.length} further verses`);
    await forEach(some, this.#options.connections, (path) =>
      this.#readPage((this.#origins.at(-1) ?? "") + path),
    );
  }

  /** Why an address leads nowhere; another spelling may be led on once. */
  async #linkFault(path: string, on: string): Promise<string | undefined> {
    const { status, headers } = await this.#client.ask(path);
    if (status === 200) return;
    if (!mayLeadOn(path, status) || !headers.location) return String(status);
    this.figures.redirects.push(`${path} → ${headers.location} (${on})`);
    const target = internalAddress(headers.location, path, this.#origins);
    const led = target ? (await this.#client.ask(target.path)).status : 0;
    return led === 200 ? undefined : `${status} to ${headers.location}, which answers ${led}`;
  }

  async #askPictures(): Promise<void> {
    const sample = acrossKinds([...this.#pages.values()], this.#options.pictures);
    this.#options.onProgress(`${sample.length} share pictures`);
    for (const { path, picture } of sample) {
      if (!picture) continue;
      const address = internalAddress(picture, path, this.#origins);
      const answer = address && (await this.#client.ask(address.path));
      const fault = answer ? answerFault(answer, "image/png") : "stands elsewhere";
      this.figures.pictures += 1;
      if (fault) this.findings.add("share pictures", path, `${picture}: ${fault}`);
    }
  }
}

function answerFault({ status, headers }: Answer, type: string): string | undefined {
  if (status !== 200) return `status ${status}`;
  const given = headers["content-type"]?.toLowerCase();
  return given === type ? undefined : `content type ${given}`;
}

/** As many pages, the kinds in turn, those of a kind spread over all of it. */
function acrossKinds(pages: readonly KeptPage[], count: number): KeptPage[] {
  const kinds = new Map<string, KeptPage[]>();
  for (const page of pages) {
    const { name } = pageKind(page.path);
    kinds.set(name, [...(kinds.get(name) ?? []), page]);
  }
  const each = Math.ceil(count / kinds.size);
  const sample = [...kinds.values()].flatMap((list) => {
    const step = Math.max(1, Math.floor(list.length / each));
    return list.filter((_page, at) => at % step === 0).slice(0, each);
  });
  return sample.slice(0, count);
}
