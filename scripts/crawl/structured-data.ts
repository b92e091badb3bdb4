// What search engines ask of structured data, and what each kind of page must have of it.

type Thing = Record<string, unknown>;

/**
 * What a type needs. Of properties joined by `|` one is enough; `mainEntity.name` is the name of
 * each main entity.
 */
interface TypeRule {
  required: string[];
  from: string;
}

const GOOGLE = "https://developers.google.com/search/docs/appearance/structured-data";
const SCHEMA_ORG = "https://schema.org";

/**
 * Properties without which search engines pass over a thing. Where their documents require none
 * (Article, Book, Chapter, Person), those without which schema.org's type says nothing.
 */
const TYPE_RULES: Record<string, TypeRule> = {
  Answer: { required: ["text"], from: `${GOOGLE}/qapage` },
  Article: { required: ["headline", "author.name", "image"], from: `${GOOGLE}/article` },
  Book: { required: ["name"], from: `${SCHEMA_ORG}/Book` },
  BreadcrumbList: { required: ["itemListElement"], from: `${GOOGLE}/breadcrumb` },
  Chapter: { required: ["name", "position|isPartOf"], from: `${SCHEMA_ORG}/Chapter` },
  CollectionPage: { required: ["name", "url", "mainEntity"], from: `${SCHEMA_ORG}/CollectionPage` },
  CreativeWork: { required: ["name"], from: `${SCHEMA_ORG}/CreativeWork` },
  DefinedTerm: { required: ["name", "url"], from: `${SCHEMA_ORG}/DefinedTerm` },
  DefinedTermSet: { required: ["name"], from: `${SCHEMA_ORG}/DefinedTermSet` },
  Event: { required: ["name", "startDate", "location"], from: `${GOOGLE}/event` },
  FAQPage: { required: ["mainEntity"], from: `${GOOGLE}/faqpage` },
  GeoCoordinates: { required: ["latitude", "longitude"], from: `${GOOGLE}/local-business` },
  ItemList: { required: ["itemListElement"], from: `${GOOGLE}/carousel` },
  ListItem: { required: ["position", "item|url"], from: `${GOOGLE}/carousel` },
  Organization: { required: ["name"], from: `${GOOGLE}/organization` },
  Person: { required: ["name"], from: `${GOOGLE}/profile-page` },
  Place: { required: ["name|geo"], from: `${SCHEMA_ORG}/Place` },
  ProfilePage: { required: ["mainEntity.name"], from: `${GOOGLE}/profile-page` },
  QAPage: { required: ["mainEntity.answerCount"], from: `${GOOGLE}/qapage` },
  Question: { required: ["name", "acceptedAnswer|suggestedAnswer"], from: `${GOOGLE}/qapage` },
  Quotation: { required: ["text"], from: `${SCHEMA_ORG}/Quotation` },
  WebSite: { required: ["name", "url"], from: `${GOOGLE}/site-names` },
};

/** A kind of page: the type its structured data must have, and whether breadcrumbs lead to it. */
interface PageKind {
  name: string;
  path: RegExp;
  types: string[];
  hasBreadcrumbs: boolean;
}

/** The first that fits names a page. */
const PAGE_KINDS: readonly PageKind[] = [
  kind("verse", /^\/bible\/[a-z]+\/[^/]+\/\d+\/\d+$/, ["CreativeWork"]),
  kind("chapter", /^\/bible\/[a-z]+\/[^/]+\/\d+$/, ["Chapter"]),
  kind("book", /^\/bible\/[a-z]+\/[^/]+$/, ["Book"]),
  kind("books of a translation", /^\/bible\/[a-z]+$/, ["Book"]),
  kind("answer", /^\/answers\/[^/]+$/, ["QAPage"]),
  kind("study guide", /^\/study-guides\/[^/]+$/, ["Article"]),
  kind("church father", /^\/church-fathers\/[^/]+$/, ["ProfilePage"]),
  kind("article", /^\/discover\/articles\/[^/]+$/, ["Article"]),
  kind("discovery", /^\/discover\/[^/]+$/, ["Article"]),
  kind("timeline item", /^\/timelines\/[^/]+$/, ["Article"]),
  kind("word", /^\/words\/[gh]\d[^/]*$/, ["DefinedTerm"]),
  kind("words of a letter", /^\/words\/(?:greek|hebrew)-[a-z]+(?:-\d+)?$/, []),
  kind("all words", /^\/words$/, ["DefinedTermSet"]),
  kind("list of answers", /^\/answers$/, ["CollectionPage"]),
  kind("list of guides", /^\/study-guides$/, ["FAQPage"]),
  kind("list", /^\/(?:discover|timelines)$/, ["ItemList"]),
  { name: "screen", path: /^\//, types: [], hasBreadcrumbs: false },
];

function kind(name: string, path: RegExp, types: string[]): PageKind {
  return { name, path, types, hasBreadcrumbs: true };
}

/** What kind of page has this path. */
export function pageKind(path: string): PageKind {
  const found = PAGE_KINDS.find((candidate) => candidate.path.test(path));
  if (!found) throw new Error(`${path} is no path`);
  return found;
}

/** What is wrong with a page's structured data; `address` is the page's own in the sitemap. */
export function structuredDataFaults(texts: readonly string[], address: string): string[] {
  const faults: string[] = [];
  const roots: Thing[] = [];
  for (const text of texts) {
    try {
      roots.push(JSON.parse(text));
    } catch {
      faults.push("JSON-LD that is no JSON");
    }
  }
  for (const root of roots) {
    if (root["@context"] !== SCHEMA_ORG) faults.push("JSON-LD without schema.org's context");
  }
  const things = roots.flatMap(allThings);
  for (const thing of things) faults.push(...thingFaults(thing));
  const { name, types, hasBreadcrumbs } = pageKind(new URL(address).pathname);
  const main = types.filter((type) => !roots.flatMap(topThings).some((thing) => is(thing, type)));
  for (const type of main) faults.push(`no ${type} for a page of the kind "${name}"`);
  const trails = things.filter((thing) => is(thing, "BreadcrumbList"));
  if (hasBreadcrumbs && trails.length !== 1) faults.push(`${trails.length} breadcrumb lists`);
  for (const trail of trails) faults.push(...trailFaults(trail, address));
  return [...new Set(faults)];
}

const is = (thing: Thing, type: string): boolean => typesOf(thing).includes(type);

const typesOf = (thing: Thing): string[] => [thing["@type"] ?? []].flat().map(String);

/** The things that stand for themselves: the root, or those of its graph. */
const topThings = (root: Thing): Thing[] =>
  Array.isArray(root["@graph"]) ? root["@graph"].filter(isThing) : [root];

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every thing with a type, at any depth. */
function allThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(allThings);
  if (!isThing(value)) return [];
  const within = Object.values(value).flatMap(allThings);
  return value["@type"] === undefined ? within : [value, ...within];
}

function thingFaults(thing: Thing): string[] {
  return typesOf(thing).flatMap((type) =>
    (TYPE_RULES[type]?.required ?? [])
      .filter((names) => names.split("|").every((name) => isMissing(thing, name.split("."))))
      .map((names) => `${type} without ${names}`),
  );
}

function isMissing(thing: Thing, [name = "", ...rest]: string[]): boolean {
  const value = thing[name];
  if (rest.length === 0 || isEmpty(value)) return isEmpty(value);
  return [value].flat().some((part) => !isThing(part) || isMissing(part, rest));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length);

/** Google takes a trail of two steps or more, numbered from 1; ours ends with the page itself. */
function trailFaults(trail: Thing, address: string): string[] {
  const steps = [trail.itemListElement ?? []].flat().filter(isThing);
  const faults: string[] = [];
  if (steps.length < 2) faults.push(`breadcrumbs of ${steps.length} steps`);
  if (steps.some(({ position }, at) => position !== at + 1)) faults.push("breadcrumbs miscounted");
  if (steps.some(({ name }) => isEmpty(name))) faults.push("a breadcrumb without a name");
  const last = steps.at(-1)?.item;
  if (last !== address) faults.push(`breadcrumbs end at ${String(last)}`);
  return faults;
}
