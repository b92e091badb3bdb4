import type { TermEntry } from "./morphology-term";

// Hebrew and Aramaic verbs are bent into stems, which turn "do" into "be done" or "have done".

const SIMPLE = "The simple stem: the plain action or state of the verb.";
const PASSIVE_OF_SIMPLE = "Mostly passive or reflexive: is done, does to itself.";
const DOUBLED =
  "Often brings about a state, stresses or repeats the action; many verbs simply live in it.";
const PASSIVE_OF_DOUBLED = "The passive of the doubled stem: is made, is done.";
const CAUSING = "Mostly causes the action: makes do, lets happen.";
const PASSIVE_OF_CAUSING = "Passive of causing: is made to do.";
const REFLEXIVE = "Mostly acts on itself, or goes back and forth.";
const CAUSING_REFLEXIVE = "A rare stem: mostly acts on itself or on each other.";
const RARE_DOUBLED = "A rare stem, with the sense of a Piel.";
const RARE_PASSIVE = "A rare stem, with the sense of a passive.";
const RARE_REFLEXIVE = "A rare stem: acts on itself or is acted upon.";

/** By the letter of the Open Scriptures codes. */
export const HEBREW_STEMS: Readonly<Record<string, TermEntry>> = {
  q: { term: "Qal", explanation: SIMPLE },
  N: { term: "Niphal", explanation: PASSIVE_OF_SIMPLE },
  p: { term: "Piel", explanation: DOUBLED },
  P: { term: "Pual", explanation: PASSIVE_OF_DOUBLED },
  h: { term: "Hiphil", explanation: CAUSING },
  H: { term: "Hophal", explanation: PASSIVE_OF_CAUSING },
  t: { term: "Hithpael", explanation: REFLEXIVE },
  o: { term: "Polel", explanation: RARE_DOUBLED },
  O: { term: "Polal", explanation: RARE_PASSIVE },
  r: { term: "Hithpolel", explanation: RARE_REFLEXIVE },
  m: { term: "Poel", explanation: RARE_DOUBLED },
  M: { term: "Poal", explanation: RARE_PASSIVE },
  k: { term: "Palel", explanation: RARE_DOUBLED },
  K: { term: "Pulal", explanation: RARE_PASSIVE },
  Q: { term: "Qal passive", explanation: "The passive of the simple stem: is done." },
  l: { term: "Pilpel", explanation: RARE_DOUBLED },
  L: { term: "Polpal", explanation: RARE_PASSIVE },
  f: { term: "Hithpalpel", explanation: RARE_REFLEXIVE },
  D: { term: "Nithpael", explanation: RARE_REFLEXIVE },
  j: { term: "Pealal", explanation: "A rare stem: the action goes quickly to and fro." },
  i: { term: "Pilel", explanation: RARE_DOUBLED },
  u: { term: "Hothpaal", explanation: RARE_PASSIVE },
  c: { term: "Tiphil", explanation: "A rare stem, with the sense of a Hiphil." },
  v: { term: "Hishtaphel", explanation: CAUSING_REFLEXIVE },
  w: { term: "Nithpalel", explanation: RARE_REFLEXIVE },
  y: { term: "Nithpoel", explanation: RARE_REFLEXIVE },
  z: { term: "Hithpoel", explanation: RARE_REFLEXIVE },
};

/** The stems of Aramaic, under letters of their own. */
export const ARAMAIC_STEMS: Readonly<Record<string, TermEntry>> = {
  q: { term: "Peal", explanation: SIMPLE },
  Q: { term: "Peil", explanation: "The passive of the simple stem: is done." },
  u: { term: "Hithpeel", explanation: PASSIVE_OF_SIMPLE },
  p: { term: "Pael", explanation: DOUBLED },
  P: { term: "Ithpaal", explanation: PASSIVE_OF_DOUBLED },
  M: { term: "Hithpaal", explanation: PASSIVE_OF_DOUBLED },
  a: { term: "Aphel", explanation: CAUSING },
  h: { term: "Haphel", explanation: CAUSING },
  s: { term: "Saphel", explanation: CAUSING },
  e: { term: "Shaphel", explanation: CAUSING },
  H: { term: "Hophal", explanation: PASSIVE_OF_CAUSING },
  i: { term: "Ithpeel", explanation: PASSIVE_OF_SIMPLE },
  t: { term: "Hishtaphel", explanation: CAUSING_REFLEXIVE },
  v: { term: "Ishtaphel", explanation: CAUSING_REFLEXIVE },
  w: { term: "Hithaphel", explanation: CAUSING_REFLEXIVE },
  o: { term: "Polel", explanation: "A rare stem, with the sense of a Pael." },
  z: { term: "Ithpoel", explanation: RARE_REFLEXIVE },
  r: { term: "Hithpolel", explanation: RARE_REFLEXIVE },
  f: { term: "Hithpalpel", explanation: RARE_REFLEXIVE },
  b: { term: "Hephal", explanation: RARE_PASSIVE },
  c: { term: "Tiphel", explanation: CAUSING },
  m: { term: "Poel", explanation: "A rare stem, with the sense of a Pael." },
  l: { term: "Palpel", explanation: "A rare stem, with the sense of a Pael." },
  L: { term: "Ithpalpel", explanation: RARE_REFLEXIVE },
  O: { term: "Ithpolel", explanation: RARE_REFLEXIVE },
  G: { term: "Ittaphal", explanation: "The passive or reflexive of the causing stem." },
};
