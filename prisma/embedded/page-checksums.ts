import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const PAGE_BYTES = 8_192;
/** Pages of one file; a larger table goes on in `<file>.1`, `<file>.2` … */
const SEGMENT_PAGES = 131_072;
/** A table or index with its forks: 16410, 16410_vm, 16410.1 */
const RELATION_FILE = /^\d+(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/;
const CHECKSUM_AT = 8;
const UPPER_AT = 14;

/**
 * PostgreSQL's page checksum is 32 sums side by side (FNV-1a with a shift,
 * storage/checksum_impl.h), which begin with these.
 */
const SUM_BASES = Uint32Array.of(
  0x5b1f36e9,
  0xb8525960,
  0x02ab50aa,
  0x1de66d2a,
  0x79ff467a,
  0x9bb9f8a3,
  0x217e7cd2,
  0x83e13d2c,
  0xf8d4474f,
  0xe39eb970,
  0x42c6ae16,
  0x993216fa,
  0x7b093b5d,
  0x98daff3c,
  0xf718902a,
  0x0b1c9cdb,
  0xe58f764b,
  0x187636bc,
  0x5d7b3bb1,
  0xe73de7de,
  0x92bec979,
  0xcca6c0b2,
  0x304a0979,
  0x85aa43d4,
  0x783125bb,
  0x6ca8eaa2,
  0xe407eac6,
  0x4b5cfc3e,
  0x9fbf8c76,
  0x15ca20be,
  0xf2ca9fd3,
  0x959bd756,
);
/** Called for every word of every page: not looked up in the global object each time. */
const { imul } = Math;
const FNV_PRIME = 16_777_619;
const CLOSING_ROUNDS = 2;
const sums = new Int32Array(SUM_BASES.length);

export interface PageScan {
  /** Files, relative to the folder, with a page that does not fit its checksum or is cut. */
  damaged: string[];
  /** The newest place in the log that a page was changed by. */
  newestChange: bigint;
  pages: number;
}

/**
 * Reads every page of every table and index of a database folder, as `pg_checksums --check` does.
 * The database must be stopped.
 */
export function scanPages(folder: string): PageScan {
  const scan: PageScan = { damaged: [], newestChange: 0n, pages: 0 };
  for (const file of relationFiles(folder)) {
    const bytes = readFileSync(path.join(folder, file));
    const segment = Number(RELATION_FILE.exec(path.basename(file))?.[1] ?? 0);
    if (!scanFile(bytes, segment * SEGMENT_PAGES, scan)) scan.damaged.push(file);
  }
  return scan;
}

function relationFiles(folder: string): string[] {
  const databases = readdirSync(path.join(folder, "base")).map((name) => path.join("base", name));
  return ["global", ...databases].flatMap((place) =>
    readdirSync(path.join(folder, place))
      .filter((name) => RELATION_FILE.test(name))
      .map((name) => path.join(place, name)),
  );
}

function scanFile(file: Buffer, firstBlock: number, scan: PageScan): boolean {
  if (file.length % PAGE_BYTES !== 0) return false;
  const words = new Int32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
  let isWhole = true;
  for (let at = 0; at < file.length; at += PAGE_BYTES) {
    scan.pages += 1;
    const first = at / 4;
    if (file.readUInt16LE(at + UPPER_AT) === 0) {
      // A page that was added and never written.
      isWhole &&= words.subarray(first, first + PAGE_BYTES / 4).every((word) => word === 0);
      continue;
    }
    const change = (BigInt(file.readUInt32LE(at)) << 32n) | BigInt(file.readUInt32LE(at + 4));
    if (change > scan.newestChange) scan.newestChange = change;
    const stored = file.readUInt16LE(at + CHECKSUM_AT);
    isWhole &&= pageChecksum(words, first, firstBlock + at / PAGE_BYTES) === stored;
  }
  return isWhole;
}

/**
 * The 16 bits that PostgreSQL stores for the page that begins at this word; the stored ones are
 * left out.
 */
function pageChecksum(words: Int32Array, first: number, block: number): number {
  const withChecksum = words[first + CHECKSUM_AT / 4] ?? 0;
  // The checksum is the lower half of its word.
  words[first + CHECKSUM_AT / 4] = withChecksum & 0xffff0000;
  sums.set(SUM_BASES);
  for (let word = 0; word < PAGE_BYTES / 4; word += 1) {
    const lane = word & 31;
    const mixed = (sums[lane] as number) ^ (words[first + word] as number);
    sums[lane] = imul(mixed, FNV_PRIME) ^ (mixed >>> 17);
  }
  words[first + CHECKSUM_AT / 4] = withChecksum;
  let result = 0;
  for (let sum of sums) {
    for (let round = 0; round < CLOSING_ROUNDS; round += 1) {
      sum = imul(sum, FNV_PRIME) ^ (sum >>> 17);
    }
    result ^= sum;
  }
  return (((result ^ block) >>> 0) % 65_535) + 1;
}
