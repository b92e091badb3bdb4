import { TRANSLATION_CODES, TRANSLATION_NAMES, translationName } from "@/lib/bible/constants";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { formatReference, toPassage } from "@/lib/bible/rules";
import type { Difference } from "./compare-words";
import type { Judged } from "./judge-quotation";

// Each verdict in words.

/** Differences that are told; the rest is seen side by side. */
const MOST_DIFFERENCES = 3;
/** Longer ones are seen side by side as well. */
const LONGEST_TOLD = 60;

const HELD = TRANSLATION_CODES.map((code) => TRANSLATION_NAMES[code]);
/** "the World English Bible or the King James Version" */
export const HELD_NAMES = HELD.map((name) => `the ${name}`).join(" or ");

const reference = ({ start, end }: VerseRange) => formatReference(toPassage(start, end));

/** "A, B and C" */
function listed(names: readonly string[], word = "and"): string {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;
}

const unique = (names: readonly string[]) => [...new Set(names)];

function sayDifference({ quoted, held }: Difference): string {
  if (held === "") return `“${quoted}” isn’t there`;
  return quoted === "" ? `it has “${held}” as well` : `“${quoted}” is “${held}” there`;
}

const bareEnds = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

function sayDifferences(differences: readonly Difference[]): string {
  const told = differences
    .map(({ quoted, held }) => ({ quoted: bareEnds(quoted), held: bareEnds(held) }))
    .filter(({ quoted, held }) => quoted !== "" || held !== "")
    .slice(0, MOST_DIFFERENCES);
  if (told.some(({ quoted, held }) => Math.max(quoted.length, held.length) > LONGEST_TOLD))
    return "";
  const more = differences.length > told.length ? ", and more" : "";
  return told.length === 0 ? "" : `: ${told.map(sayDifference).join("; ")}${more}`;
}

const MAY_BE = (codes: readonly string[]) =>
  `They may be from the ${listed(codes, "or the")}, which we don’t hold.`;

/** What is said of one quotation; `stated` are the references beside it, as they are written. */
export function stateVerdict(judged: Judged, stated: readonly string[]): string {
  const names = listed(unique(stated));
  switch (judged.verdict) {
    case "exact": {
      const [place] = judged.places;
      const where = listed(unique(judged.places.map(reference)));
      const left = judged.isElided ? ", with words left out where the text says so" : "";
      return `Word for word ${where} in the ${translationName(place?.translation ?? "")}${left}.`;
    }
    case "differs": {
      const { compared, isElsewhere } = judged;
      const where = isElsewhere ? `, which isn’t ${names}` : "";
      return `Nearest is ${reference(compared)} in the ${translationName(compared.translation)}${where}${sayDifferences(compared.differences)}.`;
    }
    case "joined":
      return `Several passages joined into one quotation: ${listed(unique(judged.places.map(reference)))}.`;
    case "wrong-place": {
      const where = listed(unique(judged.places.map(reference)), "or");
      return judged.speaker === null
        ? `True words, but they are in ${where}${names === "" ? "" : `, not in ${names}`}.`
        : `True words, but they are in ${where}, where somebody else speaks.`;
    }
    case "taken-out": {
      const where = listed(unique(judged.places.map(reference)));
      if (judged.by.kind === "not")
        return `What is left out of ${where} denies these words, so that they say the opposite.`;
      const whose =
        judged.by.speaker === null
          ? "somebody else begins to speak in what is left out"
          : `the verse gives them as what the ${judged.by.speaker.toLowerCase()} says`;
      return `The words are in ${where}, but ${whose}.`;
    }
    case "not-held":
      if (judged.mayBeFrom.length > 0)
        return `These words aren’t in ${HELD_NAMES}. ${MAY_BE(judged.mayBeFrom)}`;
      return names === ""
        ? `These words aren’t in ${HELD_NAMES}. Other translations may have them.`
        : `These words aren’t in ${HELD_NAMES}, in ${names} or elsewhere. Other translations may have them.`;
    case "saying":
      return judged.saying.answer;
  }
}

/** What is said of words beside a reference to a verse that does not exist. */
export function stateMissing(message: string, places: readonly VerseRange[]): string {
  const where = listed(unique(places.map(reference)), "or");
  return where === ""
    ? `There is no such verse. ${message}`
    : `There is no such verse. ${message} The words are in ${where}.`;
}
