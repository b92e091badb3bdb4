import "server-only";
import { stemOf } from "./query";

/**
 * Words that people use for one another when they ask the same question, each line either way
 * round. General vocabulary: for comparing questions with questions, never with the Bible's text.
 */
const SAME_WORDS: readonly string[] = [
  "gay homosexual homosexuality lesbian lgbt",
  "kill murder slaughter massacre slay genocide",
  "dad father daddy",
  "mom mother mum mommy",
  "kid child children",
  "alcohol booze wine beer drink drinking",
  "cheat cheated unfaithful adultery affair",
  "fired unemployed jobless unemployment",
  "die dead death dying passed",
  "dog cat pet animal",
  "fake forged invented fiction",
  "pick choose chose decide",
  "easy easiest simple simplest",
  "jail prison imprisoned",
  "debt bills owe loan money",
  "scared afraid fear frightened terrified",
  "sad depressed depression unhappy hopeless",
  "sick ill illness disease cancer",
  "marry marriage wedding married",
  "preach preacher pastor minister priest",
  "devil satan lucifer",
  "real exist historical existed",
  "proof evidence prove proven proved",
  "make made create created creator maker",
  "start begin beginning origin began",
  "change changed alter altered corrupted tampered",
  "error mistake wrong inaccurate",
  "version translation translations",
  "world earth planet",
  "come came",
  "go went gone",
  "give gave given",
  "know knew known",
  "write wrote written author writer",
  "tell told",
  "teach taught",
  "sex sleeping",
  "old older aging ageing elderly",
  "lonely loneliness alone",
  "worry worried anxious anxiety",
  "swear swearing cursing cussing",
  "tithe tithing",
  "cremate cremated cremation",
  "tattoo tattoos",
  "contradict contradiction contradictions",
  "rise rose risen raised resurrection resurrected",
  "save saved salvation",
  "suffer suffering pain hurt",
  "women woman female",
  "men man male",
  "church churches",
  "jew jews jewish",
  "muslim muslims islam allah",
  "mormon mormons",
  "bear bears",
  "giant giants nephilim",
  "catholic catholics",
  "ghost spirit",
];

/** A word that others would use counts a little less than the one that was used. */
const SHARE = 0.85;

const related = new Map<string, Set<string>>();
for (const group of SAME_WORDS) {
  const stems = group.split(" ").map(stemOf);
  for (const stem of stems) {
    related.set(stem, new Set([...(related.get(stem) ?? []), ...stems]));
  }
}

/** The stems of other words for the same thing. */
export function sameWordsOf(stem: string): { stem: string; share: number }[] {
  return [...(related.get(stem) ?? [])]
    .filter((other) => other !== stem)
    .map((other) => ({ stem: other, share: SHARE }));
}
