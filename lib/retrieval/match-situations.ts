import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { SITUATIONS } from "@/lib/content/situations";
import type { Situation } from "@/lib/content/situations/schema";
import { indexWordings, type WordingIndex } from "./answer-wordings";
import { chancesOf, meetAnswers } from "./match-answers";
import { SITUATION_WEIGHTS, SITUATION_WEIGHTS_BY_WORDS } from "./match-weights";
import { readMeanings, unpackMeanings } from "./meanings";
import { readManner } from "./question-manner";
import type { Vector } from "./sentence-vectors";
import packedMeanings from "./situation-meanings.json";
import { signsIn } from "./situation-signs";
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
    unpackMeanings(packedMeanings),
  ),
);

/** Without a word of it nobody is told that one is sorry for a death. */
const OF_LOSS =
  /\b(?:die[ds]?|dead|deaths?|dying|deathbed|kill(?:ed)?|drown(?:ed)?|lost|losing|loss|gone|passed (?:away|on|in)|(?:she|he|they|it|finally) (?:finally )?passed(?! (?:my|the|her|his|an?)\b)|pass away|(?:she|he) went (?:before|while|peacefully)|buri(?:ed|al)|bury(?:ing)?|funerals?|coffin|grave|ashes|wake|eulogy|committal|cremat\w+|miscarr\w*|stillb\w+|heartbeat|ectopic|hospice|palliative|overdosed?|od'?d|terminal|r[ua]n(?:ned)? over|put (?:down|to sleep)|(?:last|final) (?:days?|hours?|weeks?)|(?:won't|wont|not) (?:see|last|live|make)|days left|matter of (?:days|hours)|(?:didn't|didnt|never|not) w[ao]ke up|resus\w*|cpr|crash call|without (?:her|him)|widow\w*|breathing stopped|hearse|(?:til|till|until) (?:she|he) (?:went|died|passed))\b/i;
/** Nor is anybody congratulated in tears. */
const OF_SORROW =
  /\b(?:cry|cried|crying|tears|sad|lost|died|dead|gone|left|alone|afraid|scared|hate|can'?t|cannot|never|nobody|no one|nothing|numb|wrong|ashamed|sold|not)\b/i;
/** What is only wanted or asked for is no news yet. */
const NOT_YET =
  /\b(?:wants? (?:me |us |him |her |them )?to|asked? (?:me|us) to|should (?:i|we)|think(?:ing)? about|will i ever|if only)\b/i;
const SURE_OF_JOY = 0.25;
/** So likely it is told for joy, whatever it tells besides ("came in dead, went home with her mum"). */
const CERTAIN_JOY = 0.8;
/** Joy in so many words makes a joyful situation so much likelier. */
const BY_WORDS_OF_JOY = 4;

/** Who tells good news is not met with condolence. */
const OF_JOY =
  /\b(?:all clear|cancer[- ]free|in remission|benign|negative result|good news|cured|praise god|hooray|yay|so happy|best day|said yes)\b|!!+\s*$/i;

function suits(
  { tone, namedBy }: Situation,
  message: string,
  likely: number,
  isSigned: boolean,
): boolean {
  const text = message.replace(/[’‘]/g, "'");
  const isNamed = (start: string) => toWords(text).some((word) => word.text.startsWith(start));
  if (namedBy && !namedBy.some(isNamed)) return false;
  if (tone !== "joy" && OF_JOY.test(text) && !OF_SORROW.test(text)) return false;
  if (tone === "loss") return OF_LOSS.test(text);
  if (tone !== "joy") return true;
  const isGlad = isSigned || likely >= CERTAIN_JOY || !OF_SORROW.test(text);
  return likely >= SURE_OF_JOY && isGlad && !NOT_YET.test(text);
}

/** A situation that a message may tell of. */
export interface MatchedSituation {
  situation: Situation;
  /** How likely it is the one, against all others and none; 0 to 1. */
  likely: number;
  /** True where a sign that somebody wrote down for it stands in the message. */
  isSigned: boolean;
}

/** "Please pray for my husband": what follows is told, whoever is to pray. */
const ASKS_PRAYER =
  /^\W*(?:(?:please|pls|can you|could you|i ask you to|everyone|hi|hello|dear all)[\s,]+)*(?:(?:keep )?(?:pray|prayers?|praying)(?: (?:needed|requested|please|with me|request))*(?: for| that)?)\s+/i;
/** Where a sentence of a message ends; each may tell of it by itself, a little less surely. */
const SENTENCES = /[.!?;\n]+\s*|,?\s+(?:and|but|so)\s+(?=(?:i|we|he|she|my|now|they)\b)/i;
const FEWEST_WORDS = 4;
const MOST_SENTENCES = 5;
const OF_A_SENTENCE = 0.85;
/** What shares "my girlfriend" and not what she said or did is hardly the one. */
const MOST_WORDS = 0.6;
const LACKS_WORDS = 0.65;

/** Nothing but a situation's own words is certain. */
const MOST_LIKELY = 0.95;

function chancesFor(
  text: string,
  index: WordingIndex,
  meaning: Vector | undefined,
): Map<number, number> {
  const meetings = meetAnswers(text, -1, index, meaning);
  const chances = chancesOf(meetings, meaning ? SITUATION_WEIGHTS : SITUATION_WEIGHTS_BY_WORDS);
  return new Map(
    meetings.map(({ answer, found: { told } }, at) => {
      const scale = told < MOST_WORDS ? LACKS_WORDS : 1;
      return [answer, scale * (chances[at] ?? 0)];
    }),
  );
}

const byNumber = (number: number) => {
  const id = getTellings().answers[number]?.id;
  return SITUATIONS.find((one) => one.id === id);
};

/** The situation that one of its own messages tells of, to the letter. */
export function situationInItsWords(typed: string): Situation | undefined {
  const exact = getTellings().byLine.get(readManner(typed).line);
  return exact === undefined ? undefined : byNumber(exact);
}

/**
 * The situations that a message may tell of, the likeliest first, of those that would not hurt if
 * they were mistaken. By its words, and by what it means, for which some 30 ms of the processor are
 * taken; where the encoder is missing, by its words alone.
 */
export async function matchSituations(typed: string): Promise<MatchedSituation[]> {
  const told = situationInItsWords(typed);
  if (told) return [{ situation: told, likely: 1, isSigned: true }];
  const index = getTellings();
  const message = spellQuestion(typed).replace(ASKS_PRAYER, "");
  const long = message.split(SENTENCES).filter((one) => toWords(one).length >= FEWEST_WORDS);
  const sentences = long.length > 1 ? long.slice(0, MOST_SENTENCES) : [];
  const meanings = await readMeanings([message, ...sentences]);
  const likely = chancesFor(message, index, meanings.get(message));
  for (const sentence of sentences) {
    for (const [answer, chance] of chancesFor(sentence, index, meanings.get(sentence))) {
      likely.set(answer, Math.max(likely.get(answer) ?? 0, chance * OF_A_SENTENCE));
    }
  }
  const signs = signsIn(message);
  for (const [id, share] of signs) {
    const number = index.answers.findIndex((one) => one.id === id);
    likely.set(number, Math.min(MOST_LIKELY, (likely.get(number) ?? 0) + share));
  }
  return [...likely]
    .map(([answer, chance]) => {
      const isJoy = byNumber(answer)?.tone === "joy" && OF_JOY.test(typed);
      return { answer, likely: isJoy ? Math.min(1, chance * BY_WORDS_OF_JOY) : chance };
    })
    .sort((a, b) => b.likely - a.likely || a.answer - b.answer)
    .flatMap(({ answer, likely }) => {
      const situation = byNumber(answer);
      const isSigned = situation !== undefined && signs.has(situation.id);
      if (!situation || !suits(situation, typed, likely, isSigned)) return [];
      return [{ situation, likely, isSigned }];
    });
}
