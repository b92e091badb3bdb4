import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { getBiblicalNames, isPlaceName } from "@/lib/retrieval/biblical-names";

/** Somebody or some place a turn speaks of. */
export interface Subject {
  name: string;
  kind: "man" | "woman" | "place";
}

const WOMEN: ReadonlySet<string> = new Set(
  (
    "eve sarah sarai hagar rebekah rebecca rachel leah bilhah zilpah dinah tamar asenath shiphrah puah jochebed miriam zipporah rahab deborah jael " +
    "delilah naomi ruth orpah hannah peninnah michal merab abigail ahinoam bathsheba abishag rizpah jezebel athaliah jehosheba huldah gomer esther " +
    "hadassah vashti zeresh mary magdalene martha elizabeth elisabeth anna joanna susanna salome herodias sapphira dorcas tabitha rhoda lydia damaris " +
    "priscilla prisca phoebe junia eunice lois euodia syntyche chloe drusilla bernice keturah mahlah sheba"
  ).split(" "),
);
const NATIONS: ReadonlySet<string> = new Set(
  "israel judah judea egypt assyria babylon persia edom moab ammon canaan philistia syria aram greece rome zion galilee samaria".split(
    " ",
  ),
);
/** Named, though not among the names that the site tells apart from other words. */
const ALSO_NAMES: ReadonlySet<string> = new Set("god jesus job mark lot luke saul".split(" "));
const EPITHET =
  /^\s+(?:the (?:Baptist|Great|Elder|Evangelist)|of (?:Nazareth|Arimathea|Tarsus)|Iscariot)\b/i;

/** Somebody whom only kin names: "Lot's wife". */
const KIN =
  /^\s+(wife|mother|daughter|sister|mother-in-law|queen|maid|nurse|husband|father|son|brother|servant)\b/i;
const KINSWOMAN = /^(?:wife|mother|daughter|sister|mother-in-law|queen|maid|nurse)$/i;

function kindOf(name: string): Subject["kind"] {
  if (WOMEN.has(name)) return "woman";
  return NATIONS.has(name) || isPlaceName(name) ? "place" : "man";
}

/** The people and places a text names, each once, in order. */
export function findSubjects(text: string): Subject[] {
  const names = getBiblicalNames();
  const found: (Subject & { end: number })[] = [];
  for (const { text: word, start, end } of toWords(text)) {
    const bare = word.replace(/'s?$/, "");
    const isWritten = text.charAt(start) !== text.charAt(start).toLowerCase();
    // "the job", "a lot": these are names only where they are written so.
    const isAlso = ALSO_NAMES.has(bare) && (isWritten || bare === "god" || bare === "jesus");
    if (!names.has(bare) && !isAlso) continue;
    const epithet = EPITHET.exec(text.slice(end))?.[0] ?? "";
    const name = bare.charAt(0).toUpperCase() + bare.slice(1) + epithet;
    const kin = /['’]s?$/.test(text.slice(start, end)) ? KIN.exec(text.slice(end)) : null;
    const [whole = "", relation = ""] = kin ?? [];
    if (kin) {
      const kind = KINSWOMAN.test(relation) ? "woman" : "man";
      found.push({ name: `${name}’s ${relation.toLowerCase()}`, kind, end: end + whole.length });
      continue;
    }
    const last = found.at(-1);
    // "Mary Magdalene", "Pontius Pilate".
    if (last && /^\s+$/.test(text.slice(last.end, start)) && !isAlso) {
      last.name += ` ${name}`;
      last.end = end;
    } else found.push({ name, kind: kindOf(bare), end: end + epithet.length });
  }
  return found
    .filter(({ name }, at) => found.findIndex((other) => other.name === name) === at)
    .map(({ name, kind }) => ({ name, kind }));
}
