/** What a source is called and where it is published; of a citation, or of a paper. */
export interface NamedSource {
  author: string;
  title: string;
  publication: string;
  kind?: string | null | undefined;
  /** An address that was verified. */
  url?: string | null | undefined;
}

/** Where a source is read, or where to look for what is only in print. */
export interface SourceLink {
  href: string;
  /** "read" at the source itself, "library" for a search in the catalogs of libraries. */
  kind: "read" | "library";
}

/** The two series of the fathers in English, as the Christian Classics Ethereal Library names them. */
const SERIES = [
  [/\bAnte-Nicene Fathers, vol(?:ume|\.) (?<volume>\d+)/, "anf"],
  [/\bNicene and Post-Nicene Fathers, series 1, vol(?:ume|\.) (?<volume>\d+)/, "npnf1"],
  [/\bNicene and Post-Nicene Fathers, series 2, vol(?:ume|\.) (?<volume>\d+)/, "npnf2"],
] as const;

/**
 * The volume that a text names by its series and number ("Ante-Nicene Fathers, vol. 1"), at the
 * Christian Classics Ethereal Library.
 */
function findPatristicVolume(text: string): string | undefined {
  for (const [pattern, series] of SERIES) {
    const volume = pattern.exec(text)?.groups?.volume;
    if (volume) return `https://ccel.org/ccel/schaff/${series}${volume.padStart(2, "0")}`;
  }
}

/** A search for a title in the catalogs of the libraries that WorldCat joins. */
function searchLibraries(words: string): string {
  return `https://search.worldcat.org/search?q=${encodeURIComponent(words)}`;
}

/** The way to a source; none to a website whose address was not verified. */
export function toSourceLink(source: NamedSource): SourceLink | undefined {
  const href = source.url?.startsWith("https://")
    ? source.url
    : findPatristicVolume(source.publication);
  if (href) return { href, kind: "read" };
  if (source.kind === "web") return;
  const author = source.author.replace(/,? (\(?eds?\.\)?|and others|et al\.)$/, "");
  return { href: searchLibraries(`${source.title} ${author}`), kind: "library" };
}

/** A source as one line of text, with the address that ends it taken off. */
export function toSourceLine(line: string): { text: string; link: SourceLink } {
  const [text = line, address] = line.split(/\s+(?=https:\/\/\S+$)/);
  const href = address ?? findPatristicVolume(text);
  if (href) return { text, link: { href, kind: "read" } };
  // "Author, Title. Journal 1 (1956): 1-2": the journal and its volume narrow the search to nothing.
  const [named = text] = text.split(/(?<=[^.\s]{3}[.?!]) (?=[A-Z])/);
  return { text, link: { href: searchLibraries(named.replace(/[.?!]$/, "")), kind: "library" } };
}

/**
 * Whether an address may stand at a source: https, without a guess at the shape of a DOI, which
 * always reads https://doi.org/10.….
 */
export function isSourceAddress(address: string): boolean {
  if (!/^https:\/\/[^\s/]+\.[^\s/]+\/?\S*$/.test(address) || /[.,;]$/.test(address)) return false;
  return !address.includes("doi.org") || /^https:\/\/doi\.org\/10\.\d{4,9}\/\S+$/.test(address);
}
