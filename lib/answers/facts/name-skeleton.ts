import "server-only";
import { findPeople, type Person } from "./people";

const TITLES =
  "king|queen|prophet|prophetess|apostle|saint|st|judge|pharaoh|priest|disciple|patriarch|governor|the|young|old|baby|evangelist";
const LONGEST_NAME = 5;

interface Skeleton {
  text: string;
  people: Person[];
  /** The name as it stands in the question. */
  name: string;
}

/** "the apostle paul's job" as "@ 's job"; null unless it names exactly one person. */
export function toSkeleton(plain: string): Skeleton | null {
  const tokens = plain
    .replace(/-in-law/g, "_in_law")
    .replaceAll("-", " ")
    .replaceAll("_", "-")
    .split(" ");
  const written: string[] = [];
  const found: Person[][] = [];
  const names: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const isLand = LANDS.has(tokens[at] ?? "") && OF_A_LAND.test(written.join(" "));
    const isOwned = found.length > 0 || NO_NAME_AFTER.test(written.at(-1) ?? "");
    const match = isLand ? null : nameAt(tokens, at, isOwned);
    if (!match) {
      written.push(tokens[at] ?? "");
      at++;
      continue;
    }
    found.push(match.people);
    names.push(match.name);
    while (new RegExp(`^(?:${TITLES})$`).test(written.at(-1) ?? "") && !isQuestionThe(written))
      written.pop();
    written.push("@", ...(match.isOwner ? ["'s"] : []));
    at += match.length;
  }
  const [people] = found;
  // A second mention of the same name is a pronoun: "how old was Noah when Noah died".
  if (!people || found.some((others) => others[0]?.key !== people[0]?.key)) return null;
  return { text: written.join(" "), people, name: names[0] ?? "" };
}

/** "the" in "who was the @": never popped when nothing else stands before the name. */
function isQuestionThe(written: readonly string[]): boolean {
  return written.length < 1;
}

/** "over Judah": the land. */
const LANDS = new Set(["judah", "canaan", "moab", "asher"]);
const OF_A_LAND = /(?:^| )(?:over|in|(?:king|queen|kings|kingdom|land|tribe) of)$/;

/** Names that are words of every day after somebody's name or such words: "Paul's day job". */
const ALSO_WORDS = new Set(["job"]);
const NO_NAME_AFTER = /^(?:'s|what|which|the|a|day|side|main|real|his|her)$/;

function nameAt(tokens: readonly string[], at: number, isOwned: boolean) {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length);
    const whole = words.join(" ");
    if (isOwned && ALSO_WORDS.has(whole)) continue;
    const owner = whole.replace(/'s?$/, "");
    const isMarked = owner !== whole;
    const people = findPeople(owner);
    if (people.length > 0) return { people, name: owner, length, isOwner: isMarked };
    // "isaacs father"
    const unmarked = /[^s]s$/.test(owner) && !isMarked ? findPeople(owner.slice(0, -1)) : [];
    if (unmarked.length > 0)
      return { people: unmarked, name: owner.slice(0, -1), length, isOwner: true };
  }
  return null;
}
