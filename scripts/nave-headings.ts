import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inflateSync } from "node:zlib";
import { isBookId } from "@/lib/bible/books";
import { toCanonicalOrder } from "@/lib/bible/rules";

// `node --import tsx scripts/nave-headings.ts <folder>`: writes lib/retrieval/nave-headings.json,
// the headings of Nave's Topical Bible (1896) and the verses it names under each, from the SWORD
// module of Debian's package sword-dict-naves. The folder is the package's
// usr/share/sword/modules/lexdict/zld/nave.

const OUT = "lib/retrieval/nave-headings.json";

interface Entry {
  name: string;
  body: string;
}

/** The entries of a SWORD dictionary of the kind zLD. */
function readEntries(folder: string): Entry[] {
  const read = (kind: string) => readFileSync(path.join(folder, `nave.${kind}`));
  const [idx, dat, zdx, zdt] = [read("idx"), read("dat"), read("zdx"), read("zdt")];
  const blocks = new Map<number, Buffer>();
  const blockOf = (at: number): Buffer => {
    const known = blocks.get(at);
    if (known) return known;
    const start = zdx.readUInt32LE(at * 8);
    const block = inflateSync(zdt.subarray(start, start + zdx.readUInt32LE(at * 8 + 4)));
    blocks.set(at, block);
    return block;
  };
  return Array.from({ length: idx.length / 8 }, (_value, at): Entry => {
    const start = idx.readUInt32LE(at * 8);
    const record = dat.subarray(start, start + idx.readUInt32LE(at * 8 + 4));
    const cut = record.indexOf("\r\n");
    const block = blockOf(record.readUInt32LE(cut + 2));
    const place = 4 + record.readUInt32LE(cut + 6) * 8;
    const from = block.readUInt32LE(place);
    const body = block.subarray(from, from + block.readUInt32LE(place + 4)).toString("utf8");
    return { name: record.subarray(0, cut).toString("utf8"), body };
  });
}

function toOrder(osis: string): number | null {
  const [book = "", chapter, verse] = osis.split(".");
  if (!isBookId(book)) return null;
  return toCanonicalOrder({
    book,
    chapter: Number(chapter),
    verse: Number(verse),
  });
}

/** "5-7" or "5" for each reference of the text, in its order. */
function rangesOf(text: string): string[] {
  // In books of one chapter the verse stands after the reference: "<ref …>Phm 1</ref>:10-18".
  const whole = text.replace(
    /"(\w+\.1)\.1">([^<]*)<\/ref>:(\d+)(?:-(\d+))?/g,
    (_all, chapter, name, first, last) =>
      `"${chapter}.${first}${last ? `-${chapter}.${last}` : ""}">${name}</ref>`,
  );
  return [...whole.matchAll(/osisRef="([^"]+)"/g)].flatMap(([, osis = ""]) => {
    const [start, end] = osis.split("-").map(toOrder);
    if (!start) return [];
    return !end || end <= start ? `${start}` : `${start}-${end}`;
  });
}

const plain = (text: string) =>
  text
    .replace(/<ref [^>]*>[^<]*<\/ref>[-:,\d]*/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/General scriptures concerning|\(?\b(?:See|Unclassified|Instances) [Oo]f\b/g, " ")
    .replace(/\s*[;,→]\s*(?=[;,→]|$)/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Each line of an entry with its references, as [words, ranges]. */
function linesOf({ body }: Entry): [string, string][] {
  return body.split(/<lb\/>|<item>|→/).flatMap((line): [string, string][] => {
    const ranges = rangesOf(line);
    return ranges.length === 0 ? [] : [[plain(line), ranges.join(" ")]];
  });
}

/** Headings an entry sends its reader to, when it has no reference of its own. */
function sendsTo({ body }: Entry): string[] {
  return [...body.matchAll(/target="Nave:([^"]+)"/g)].flatMap(([, name]) => name ?? []);
}

function main(): void {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Name the folder of the SWORD module.");
  const entries = readEntries(folder);
  const aliases = new Map<string, string[]>();
  for (const entry of entries) {
    if (linesOf(entry).length > 0) continue;
    for (const name of sendsTo(entry))
      aliases.set(name, [...(aliases.get(name) ?? []), entry.name]);
  }
  const headings = entries.flatMap((entry) => {
    const lines = linesOf(entry);
    if (lines.length === 0) return [];
    const names = [entry.name, ...(aliases.get(entry.name) ?? [])].map((name) =>
      name.toLowerCase(),
    );
    return [{ names, lines }];
  });
  const written = headings.map((heading) => JSON.stringify(heading)).join(",\n");
  writeFileSync(OUT, `[\n${written}\n]\n`);
  console.log(`${headings.length} headings, ${written.length} characters`);
}

main();
