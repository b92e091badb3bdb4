/** How well a verse fits, best first. 0 in a result means: not found. */
export const TIERS = [
  "familiar",
  "phrase",
  "unfinishedPhrase",
  "otherPhrase",
  "words",
  "unfinishedWords",
  "otherWords",
  "some",
] as const;
export type Tier = (typeof TIERS)[number];

/** Gathers matches: each verse keeps the best tier it reached. One per search; indexed by rank. */
export class Matches {
  readonly tierOf: Uint8Array;
  readonly #allowed: Uint8Array;
  /** Verses of the tier "some" in their own order. */
  readonly #some: number[] = [];
  /** The verse that leads a tier whatever its rank. */
  readonly #leads = new Map<Tier, number>();
  /** Verses that come first in the tiers named, best first. */
  #preferred: { ranks: readonly number[]; tiers: ReadonlySet<Tier> } = {
    ranks: [],
    tiers: new Set(),
  };
  #total = 0;

  /** `allowed[rank]` is 1 for verses that pass the filters and exist in the translation. */
  constructor(allowed: Uint8Array) {
    this.#allowed = allowed;
    this.tierOf = new Uint8Array(allowed.length);
  }

  add(rank: number, tier: Tier): void {
    if (!this.isOpen(rank)) return;
    this.tierOf[rank] = TIERS.indexOf(tier) + 1;
    this.#total++;
    if (tier === "some") this.#some.push(rank);
  }

  /** The tier that a verse has reached; null where it was not found. */
  tierAt(rank: number): Tier | null {
    return TIERS[(this.tierOf[rank] ?? 0) - 1] ?? null;
  }

  isOpen(rank: number): boolean {
    return this.tierOf[rank] === 0 && this.#allowed[rank] === 1;
  }

  get total(): number {
    return this.#total;
  }

  /** True when the tier holds a verse. */
  has(tier: Tier): boolean {
    return this.tierOf.includes(TIERS.indexOf(tier) + 1);
  }

  /** Lets these verses come first within each of these tiers. */
  prefer(ranks: readonly number[], tiers: readonly Tier[]): void {
    this.#preferred = { ranks, tiers: new Set(tiers) };
  }

  /** Ranks of a tier in the order in which they are shown. */
  *ranksOf(tier: Tier): Generator<number> {
    const { ranks, tiers } = this.#preferred;
    const mark = TIERS.indexOf(tier) + 1;
    const first = tiers.has(tier) ? ranks.filter((rank) => this.tierOf[rank] === mark) : [];
    yield* first;
    const shown = new Set(first);
    for (const rank of this.#byRank(tier)) if (!shown.has(rank)) yield rank;
  }

  *#byRank(tier: Tier): Generator<number> {
    if (tier === "some") {
      yield* this.#some;
      return;
    }
    const lead = this.#leads.get(tier);
    if (lead !== undefined) yield lead;
    const mark = TIERS.indexOf(tier) + 1;
    for (let rank = this.tierOf.indexOf(mark); rank !== -1; ) {
      if (rank !== lead) yield rank;
      rank = this.tierOf.indexOf(mark, rank + 1);
    }
  }

  /**
   * Lets the verse that comes first by `orderOf` lead the tier, when the tier holds at most `most`
   * verses.
   */
  leadWithFirst(tier: Tier, orderOf: Uint16Array, most: number): void {
    let first: number | undefined;
    let count = 0;
    for (const rank of this.ranksOf(tier)) {
      if (++count > most) return;
      if (first === undefined || (orderOf[rank] ?? 0) < (orderOf[first] ?? 0)) first = rank;
    }
    if (first !== undefined) this.#leads.set(tier, first);
  }

  /** `limit` matches after the first `offset`, tier by tier and by rank within each. */
  page(offset: number, limit: number): { rank: number; tier: Tier }[] {
    const found: { rank: number; tier: Tier }[] = [];
    let skip = offset;
    for (const tier of TIERS) {
      for (const rank of this.ranksOf(tier)) {
        if (found.length >= limit) return found;
        if (skip > 0) skip--;
        else found.push({ rank, tier });
      }
    }
    return found;
  }
}
