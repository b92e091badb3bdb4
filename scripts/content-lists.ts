import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BOOKS } from "../lib/bible/canon";

// `npm run content:lists`: writes the index.ts of each kind of built-in content from the files of
// its folder, so that to add an item is to add its file. With --check it writes nothing and fails
// where a list is not what the folder says.

const CONTENT = path.join(__dirname, "..", "lib", "content");

interface Item {
  /** Its file, without the ending. */
  file: string;
  /** What the file exports it as. */
  name: string;
  place: number;
}

interface Kind {
  folder: string;
  list: string;
  type: string;
  /** The comment above the list. */
  about: string;
  /** Where the schema lies that several kinds share. */
  schema?: string;
  /**
   * What the list is sorted by, low first; items without it, or of the same place, stand by the
   * names of their files.
   */
  place?: (item: never, file: string) => number;
  /** Its files export lists, which the list holds one after the other. */
  isJoined?: boolean;
  /** The seed reads it where no server runs. */
  isSeeded?: boolean;
}

const naturally = new Intl.Collator("en", { numeric: true });

const byOrder = ({ order }: { order: number }) => order;

/** When it was, by the count that the list is told by. */
const byUssher = ({ dates }: { dates: { ussher: { year: number } } }) => dates.ussher.year;

/** The place in the canon of the book that a file is named after. */
function byCanon(_item: unknown, file: string): number {
  const at = BOOKS.findIndex(({ name }) => name.toLowerCase().replaceAll(" ", "-") === file);
  if (at < 0) throw new Error(`${file}.ts is named after no book of the Bible`);
  return at;
}

export const KINDS: readonly Kind[] = [
  {
    folder: "answers",
    list: "ANSWERS",
    type: "Answer",
    about: "The questions people ask most, by the names of their files.",
  },
  {
    folder: "books",
    list: "BOOK_FACTS",
    type: "BookFacts",
    about: "In the order of the canon.",
    place: byCanon,
  },
  {
    folder: "chapters",
    list: "CHAPTERS",
    type: "BookChapters",
    about: "Every chapter summed up in today’s words, by books in the order of the canon.",
    place: byCanon,
  },
  {
    folder: "church-fathers",
    list: "churchFathers",
    type: "ChurchFather",
    about: "In the order shown: that of their time.",
    place: byOrder,
  },
  {
    folder: "discoveries",
    list: "discoveries",
    type: "Discovery",
    about: "In the order shown: Ron Wyatt's claims first, then the mainstream finds.",
    place: ({ id }: { id: number }) => id,
  },
  {
    folder: "faq",
    list: "faqItems",
    type: "FaqItem",
    about: "In the order shown.",
    place: byOrder,
  },
  {
    folder: "evidence",
    list: "EVIDENCE_RECORDS",
    type: "EvidenceRecord",
    about: "In the order shown.",
    place: byOrder,
    isSeeded: true,
  },
  {
    folder: "facts/lists",
    list: "FACT_LISTS",
    type: "FactList",
    schema: "../schema",
    about: "What people ask to have listed; of two that fit a question as well, the first answers.",
    isJoined: true,
  },
  {
    folder: "facts/parallels",
    list: "PARALLELS",
    type: "Parallel",
    schema: "../schema",
    about: "What several books tell, each with its passages.",
    isJoined: true,
  },
  {
    folder: "facts/people",
    list: "PEOPLE_FACTS",
    type: "PersonFacts",
    schema: "../schema",
    about: "Who was whose kin, and what else is asked of people.",
    isJoined: true,
  },
  {
    folder: "facts/statements",
    list: "STATEMENTS",
    type: "Statement",
    schema: "../schema",
    about: "Of two that fit a question as well, the first answers.",
    isJoined: true,
  },
  {
    folder: "facts/terms",
    list: "TERMS",
    type: "TermDefinition",
    schema: "../schema",
    about: "Words of Bible study, of teaching and of the Bible’s world, each in a sentence or two.",
    isJoined: true,
  },
  {
    folder: "familiar-wordings",
    list: "FAMILIAR_WORDINGS",
    type: "FamiliarWording",
    about: "Each leads to one verse.",
  },
  {
    folder: "finds",
    list: "FINDS",
    type: "Find",
    about: "Every find once; subjects name the finds that belong to them by id.",
  },
  {
    folder: "helplines",
    list: "HELPLINES",
    type: "Helpline",
    about: "Safety answers name them by id.",
  },
  {
    folder: "local-helplines",
    list: "LOCAL_HELPLINES",
    type: "LocalHelplines",
    about: "By country.",
  },
  {
    folder: "misquotations",
    list: "MISQUOTATIONS",
    type: "Misquotation",
    about: "In the order answered, where a question holds several.",
    place: byOrder,
  },
  {
    folder: "occasions",
    list: "OCCASIONS",
    type: "Occasion",
    about: "What words of the Bible are wanted for; of two that fit as well, the first.",
    isJoined: true,
  },
  {
    folder: "original-words",
    list: "ORIGINAL_WORDS",
    type: "OriginalWord",
    about: "Known by their sound, by the names of their files.",
  },
  {
    folder: "people",
    list: "PEOPLE",
    type: "Person",
    about: "In the order of their time.",
    place: byOrder,
  },
  {
    folder: "periods",
    list: "PERIODS",
    type: "Period",
    about: "In the order of time.",
    place: byOrder,
  },
  {
    folder: "places",
    list: "PLACES",
    type: "Place",
    about: "The best known first.",
    place: byOrder,
  },
  {
    folder: "reading-plans",
    list: "readingPlans",
    type: "BuiltInPlan",
    about: "The built-in plans in the order shown.",
    place: byOrder,
    isSeeded: true,
  },
  {
    folder: "safety-answers",
    list: "SAFETY_ANSWERS",
    type: "SafetyAnswer",
    about: "One for each concern.",
  },
  {
    folder: "sections",
    list: "SECTIONS",
    type: "Section",
    about: "Of the whole Bible in canonical order, as a study Bible heads them, some thousand.",
    place: byCanon,
    isJoined: true,
  },
  {
    folder: "quotations",
    list: "QUOTED_PLACES",
    type: "QuotedPlace",
    about: "What footnotes of the New Testament name of the Old, in the order of the canon.",
    place: byCanon,
    isJoined: true,
  },
  {
    folder: "situations",
    list: "SITUATIONS",
    type: "Situation",
    about: "What people tell of their lives, by the names of their files.",
  },
  {
    folder: "stories",
    list: "STORIES",
    type: "Story",
    about: "In the order of the canon.",
    place: byCanon,
    isJoined: true,
  },
  {
    folder: "study-guides",
    list: "studyGuides",
    type: "StudyGuide",
    about: "In the order shown.",
    place: byOrder,
  },
  {
    folder: "tellings",
    list: "TELLINGS",
    type: "Telling",
    about: "How people tell passages, in the order of the canon.",
    place: byCanon,
    isJoined: true,
  },
  {
    folder: "themes",
    list: "THEMES",
    type: "Theme",
    about: "Of two that fit a question as well, the first comes first.",
    place: byOrder,
  },
  {
    folder: "timeline/comparisons",
    list: "comparisons",
    type: "Comparison",
    schema: "../schema",
    about: "In the order shown.",
    place: byOrder,
  },
  {
    folder: "timeline/creation-days",
    list: "creationDays",
    type: "CreationDay",
    schema: "../schema",
    about: "Six days and the flood.",
    place: byOrder,
  },
  {
    folder: "timeline/events",
    list: "timelineEvents",
    type: "TimelineEvent",
    schema: "../schema",
    about: "Oldest first by Ussher's count.",
    place: byUssher,
  },
  {
    folder: "timeline/evolution-problems",
    list: "evolutionProblems",
    type: "EvolutionProblem",
    schema: "../schema",
    about: "Objections, with the severity that those who raise them give.",
    place: byOrder,
  },
  {
    folder: "timeline/landmarks",
    list: "landmarks",
    type: "Landmark",
    schema: "../schema",
    about: "Small marks for orientation, oldest first by Ussher's count.",
    place: byUssher,
  },
  {
    folder: "topics",
    list: "TOPICS",
    type: "Topic",
    about: "From the creation to the end, then the Bible's world.",
    place: byOrder,
  },
];

/** The one item that a file exports. */
function readItem(folder: string, file: string, place: Kind["place"]): Item {
  const exported = Object.entries<never>(require(path.join(CONTENT, folder, file)));
  const [found] = exported;
  if (!found || exported.length > 1)
    throw new Error(`lib/content/${folder}/${file}.ts: exports ${exported.length} items, not one`);
  return { file, name: found[0], place: place?.(found[1], file) ?? 0 };
}

/** Every item of a kind in the order of the list. */
function readItems({ folder, place }: Kind): Item[] {
  return readdirSync(path.join(CONTENT, folder))
    .map((file) => path.parse(file).name)
    .filter((file) => file !== "index" && file !== "schema")
    .sort()
    .map((file) => readItem(folder, file, place))
    .sort((a, b) => a.place - b.place);
}

const LINE_WIDTH = 100;

/** The text of a kind's index.ts, formatted as Biome does. */
export function listText(kind: Kind, items: readonly Pick<Item, "file" | "name">[]): string {
  const imports = items.map(({ file, name }) => ({
    from: `./${file}`,
    text: `{ ${name} }`,
  }));
  imports.push({ from: kind.schema ?? "./schema", text: `type { ${kind.type} }` });
  // As Biome sorts them: numbers by their value.
  imports.sort((a, b) => naturally.compare(a.from, b.from));
  const names = items.map(({ name }) => (kind.isJoined ? `...${name}` : name));
  const start = `export const ${kind.list}: readonly ${kind.type}[] = [`;
  const short = `${start}${names.join(", ")}];`;
  return [
    "// Written by `npm run content:lists` from the files of this folder.",
    ...(kind.isSeeded ? [] : ['import "server-only";']),
    ...imports.map(({ from, text }) => `import ${text} from "${from}";`),
    "",
    `/** ${kind.about} */`,
    ...(short.length <= LINE_WIDTH ? [short] : [start, ...names.map((name) => `  ${name},`), "];"]),
    "",
  ].join("\n");
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function main(): void {
  const isCheck = process.argv.includes("--check");
  const stale = KINDS.flatMap((kind) => {
    const file = path.join(CONTENT, kind.folder, "index.ts");
    const text = listText(kind, readItems(kind));
    return readText(file) === text ? [] : [{ file, text }];
  });
  for (const { file, text } of stale) {
    const name = path.relative(process.cwd(), file);
    if (isCheck) console.error(`${name} is not what its folder says: run npm run content:lists`);
    else {
      writeFileSync(file, text);
      console.log(`${name} written`);
    }
  }
  if (isCheck && stale.length > 0) process.exitCode = 1;
}

if (require.main === module) main();
