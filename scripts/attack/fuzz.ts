import type { RunningServer } from "../test/processes";
import type { Answer } from "./answers";
import { CLASSES } from "./classes";
import { type Endpoint, findEndpoints } from "./endpoints";
import { type Court, faultOfBatch, isAccepted, isRefused, judge } from "./judge";
import { aboveBar, Neighbor, neighborTable } from "./neighbor";
import { Random } from "./random";
import { changedTables, ownerOf, Rows, type Sums } from "./rows";
import { Gun } from "./send";
import { type AttackClass, goodShot, MARK, type Shot } from "./shot";
import { show, Tally } from "./tally";
import { furnish, type Things } from "./things";

// Every class of hostile input on every endpoint, in batches of one endpoint and one class. Around
// each batch stand sums over all tables that visitors fill, and beside all of them a calm neighbor
// goes on asking.

export interface FuzzOptions {
  site: RunningServer;
  databaseUrl: string;
  seed: number;
  requests: number;
  /** Only classes and endpoints whose names hold this. */
  only?: string;
  /** Words that stand in no answer. */
  secrets: readonly string[];
}

/**
 * Requests of a batch under way at the same moment: a few busy attackers beside the neighbor, not a
 * flood.
 */
const AT_ONCE = 4;
/** Milliseconds for which the neighbor is measured alone. */
const CALM_MS = 5_000;
/** Slow classes wait on purpose; they get this share of requests. */
const SLOW_SHARE = 0.25;

interface Batch {
  endpoint: Endpoint;
  attack: AttackClass;
  shots: Shot[];
}

/** One run of the fuzzer: the state that its batches share. */
class Fuzzer {
  readonly tally = new Tally();
  readonly #gun: Gun;
  #own!: Things;
  #foreign!: Things;
  #sums!: Sums;

  constructor(
    readonly options: FuzzOptions,
    readonly rows: Rows,
  ) {
    this.#gun = new Gun(options.site.url);
  }

  /** Two visitors who keep one thing of each kind, and nobody else. */
  async furnish(): Promise<void> {
    await this.rows.clear();
    this.#own = await furnish(this.options.site.url, "Own");
    this.#foreign = await furnish(this.options.site.url, "Foreign");
    this.#sums = await this.rows.sums();
  }

  /**
   * The control: what the endpoint accepts is accepted, so that hostile input made from it reaches
   * further than the first check.
   */
  async accepts(endpoint: Endpoint): Promise<void> {
    const aim = { endpoint, own: this.#own, foreign: this.#foreign, host: this.#host };
    const shot = goodShot({ ...aim, random: new Random(0, "as the owner") });
    const headers = { ...shot.headers, "X-Client": "web", Cookie: this.#own.cookie };
    const asOwner = { ...shot, headers: { ...headers, Origin: this.options.site.url } };
    const [answer] = await this.#gun.fire(asOwner);
    if (changedTables(this.#sums, await this.rows.sums()).length > 0) await this.furnish();
    if (answer && isAccepted(answer)) return;
    // Codes are accepted once and known to nobody, an only device is never signed out; what has no
    // address of its own is never found.
    if (/\/(?:transfer|link)$|\{path\}|undecodable|^\w+ \/api$/.test(endpoint.name)) return;
    if (/^DELETE .*\{deviceId\}$/.test(endpoint.name) && answer?.status === 409) return;
    const what = `a good request is answered with ${answer?.status}`;
    this.#violate(
      { endpoint, attack: { name: "control", about: "", make: () => shot } },
      what,
      shot,
    );
  }

  /** Sends a batch, judges its answers and looks at the tables. */
  async run({ endpoint, attack }: Omit<Batch, "shots">, count: number): Promise<void> {
    const random = new Random(this.options.seed, attack.name, endpoint.name);
    const aim = { endpoint, own: this.#own, foreign: this.#foreign, random, host: this.#host };
    const shots = Array.from({ length: count }, () => attack.make(aim));
    const batch = { endpoint, attack, shots };
    const answers = await this.#fire(batch, shots);
    const after = await this.rows.sums();
    const changed = changedTables(this.#sums, after);
    if (changed.length === 0) return;
    const fault = faultOfBatch(shots, answers, changed);
    await this.furnish();
    if (fault) return this.#violate(batch, fault, shots[0]);
    const refused = shots.filter((_shot, at) => answers[at]?.every(isRefused));
    await this.#repeatRefused(batch, refused);
  }

  close(): void {
    this.#gun.close();
  }

  get #host(): string {
    return new URL(this.options.site.url).host;
  }

  /**
   * What was refused beside accepted requests, once more among refused ones alone: now nothing may
   * change.
   */
  async #repeatRefused(batch: Batch, refused: Shot[]): Promise<void> {
    if (refused.length === 0) return;
    const answers = await this.#fire(batch, refused);
    const changed = changedTables(this.#sums, await this.rows.sums());
    if (changed.length === 0) return;
    const fault = faultOfBatch(refused, answers, changed);
    if (fault) this.#violate(batch, fault, refused[0]);
    await this.furnish();
  }

  async #fire(batch: Batch, shots: readonly Shot[]): Promise<Answer[][]> {
    const { endpoint, attack } = batch;
    const court: Court = { secrets: this.options.secrets };
    const given: Answer[][] = [];
    let next = 0;
    const worker = async () => {
      for (let at = next++; at < shots.length; at = next++) {
        const shot = shots[at] as Shot;
        const answers = await this.#gun.fire(shot);
        given[at] = answers;
        for (const answer of answers) {
          this.tally.count(endpoint.name, attack, answer);
          for (const what of judge(shot, answer, court)) this.#violate(batch, what, shot);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return given;
  }

  #violate({ endpoint, attack }: Omit<Batch, "shots">, what: string, shot?: Shot): void {
    const shown = shot ? show(shot) : "";
    this.tally.violate({ endpoint: endpoint.name, className: attack.name, what, shown });
  }
}

/** What the server wrote into its log of the values that carried the mark, a line each. */
export function markedLines(output: string): string[] {
  return output.split("\n").filter((line) => line.includes(MARK));
}

/** Attacks a site with about so many requests. Gives the tables and what was wrong. */
export async function fuzz(options: FuzzOptions): Promise<{ text: string; wrongs: string[] }> {
  const { site, databaseUrl, only = "" } = options;
  const neighbor = await Neighbor.start(site.url);
  const rows = new Rows(databaseUrl, await ownerOf(databaseUrl, neighbor.collectionId));
  await rows.open();
  const fuzzer = new Fuzzer(options, rows);
  const { tally } = fuzzer;
  try {
    await new Promise((done) => setTimeout(done, CALM_MS));
    const calm = await neighbor.take();
    const builtIn = await rows.builtIn();
    const endpoints = await findEndpoints(site.url);
    const pairs = CLASSES.flatMap((attack) =>
      endpoints.map((endpoint) => ({ attack, endpoint })),
    ).filter(({ attack, endpoint }) => `${attack.name} ${endpoint.name}`.includes(only));
    await fuzzer.furnish();
    for (const endpoint of endpoints) await fuzzer.accepts(endpoint);
    const each = Math.max(1, Math.ceil(options.requests / pairs.length));
    const started = performance.now();
    for (const [at, pair] of pairs.entries()) {
      const count = pair.attack.isSlow ? Math.ceil(each * SLOW_SHARE) : each;
      await fuzzer.run(pair, count);
      if (at % Math.ceil(pairs.length / 20) === 0) {
        console.error(
          `… ${tally.requests} requests, ${tally.violations} wrong: ${pair.attack.name}`,
        );
      }
    }
    const seconds = (performance.now() - started) / 1000;
    const beside = await neighbor.take();
    const changed = changedTables(builtIn, await rows.builtIn());
    const wrongs = [
      ...tally.violationLines(),
      ...changed.map((name) => `${name} changed, which nobody may change`),
      ...markedLines(site.output()).map(
        (line) => `the log shows a visitor's words: ${line.slice(0, 300)}`,
      ),
      ...aboveBar(beside.waits),
      ...summed([...calm.failures, ...beside.failures]),
    ];
    const text = [
      `${tally.requests} requests in ${seconds.toFixed(0)} s, ${CLASSES.length} classes, ${endpoints.length} endpoints, seed ${options.seed}; ${tally.unavailable} times 503, longest answer ${tally.slowest.toFixed(0)} ms`,
      tally.table("class"),
      tally.table("endpoint"),
      neighborTable({ "before, alone": calm.waits, "through all of it": beside.waits }),
    ].join("\n\n");
    return { text, wrongs };
  } finally {
    fuzzer.close();
    neighbor.stop();
    await rows.close();
  }
}

/** The same line once, with how often it came. */
function summed(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${line} (${count} times)`);
}
