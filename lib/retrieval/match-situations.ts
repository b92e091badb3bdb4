import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { SITUATIONS } from "@/lib/content/situations";
import type { Situation } from "@/lib/content/situations/schema";
import { indexWordings, readManner } from "./answer-wordings";
import { chancesOf, meetAnswers } from "./match-answers";
import { SITUATION_WEIGHTS } from "./match-weights";
import { spellQuestion } from "./spell-question";

/** The messages by which situations are told, ready to be compared with another one. */
export const getTellings = builtOnce("situationTellings", () =>
  indexWordings(
    SITUATIONS.map(({ id, about, words, step, passages, toldAs }) => ({
      id,
      // What one is offered to mean leads here, too.
      wordings: [about, ...toldAs],
      text: [about, words, step].join(" "),
      references: passages.map(({ reference }) => reference),
    })),
  ),
);

/** Without a word of it nobody is told that one is sorry for a death. */
const OF_LOSS =
  /\b(?:die[ds]?|dead|deaths?|dying|deathbed|kill(?:ed)?|drown(?:ed)?|lost|losing|loss|gone|passed (?:away|on|in)|pass away|buri(?:ed|al)|bury(?:ing)?|funerals?|coffin|grave|ashes|wake|eulogy|committal|cremat\w+|miscarr\w*|stillb\w+|heartbeat|ectopic|hospice|palliative|terminal|r[ua]n(?:ned)? over|put (?:down|to sleep)|(?:last|final) (?:days?|hours?|weeks?)|(?:won't|wont|not) (?:see|last|live|make)|days left|matter of (?:days|hours)|(?:didn't|didnt|never|not) w[ao]ke up|resus\w*|cpr|crash call|without (?:her|him)|widow\w*|(?:til|till|until) (?:she|he) (?:went|died|passed))\b/i;
/** Nor is anybody congratulated in tears. */
const OF_SORROW =
  /\b(?:cry|cried|crying|tears|sad|lost|died|dead|gone|left|alone|afraid|scared|hate|can'?t|cannot|never|nobody|no one|ashamed|sold|not)\b/i;
const SURE_OF_JOY = 0.25;

function suits({ tone, namedBy }: Situation, message: string, likely: number): boolean {
  const text = message.replace(/[’‘]/g, "'");
  const isNamed = (start: string) => toWords(text).some((word) => word.text.startsWith(start));
  if (namedBy && !namedBy.some(isNamed)) return false;
  if (tone === "loss") return OF_LOSS.test(text);
  return tone !== "joy" || (likely >= SURE_OF_JOY && !OF_SORROW.test(text));
}

/** A situation that a message may tell of. */
export interface MatchedSituation {
  situation: Situation;
  /** How likely it is the one, against all others and none; 0 to 1. */
  likely: number;
}

/**
 * The situations that a message may tell of, the likeliest first, of those that would not hurt if
 * they were mistaken.
 */
export function matchSituations(typed: string): MatchedSituation[] {
  const index = getTellings();
  const byNumber = (number: number) =>
    SITUATIONS.find(({ id }) => id === index.answers[number]?.id);
  const exact = index.byLine.get(readManner(typed).line);
  const told = exact === undefined ? undefined : byNumber(exact);
  if (told) return [{ situation: told, likely: 1 }];
  const meetings = meetAnswers(spellQuestion(typed), -1, index);
  const chances = chancesOf(meetings, SITUATION_WEIGHTS);
  return meetings
    .map(({ answer }, at) => ({ answer, likely: chances[at] ?? 0 }))
    .sort((a, b) => b.likely - a.likely || a.answer - b.answer)
    .flatMap(({ answer, likely }) => {
      const situation = byNumber(answer);
      return situation && suits(situation, typed, likely) ? [{ situation, likely }] : [];
    });
}
