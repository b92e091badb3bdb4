import "server-only";
import type { KIN, Relation } from "@/lib/content/facts/schema";

// The forms of questions about one person, whose name is "@" in them.

type Kin = (typeof KIN)[number];

/** Words for kin in questions, and the relations that answer them. */
const KIN_WORDS: readonly (readonly [RegExp, readonly Kin[]])[] = [
  [/^(?:firstborn|first) (?:son|child)$|^firstborn$/, ["firstborn son"]],
  [/^youngest (?:son|child|brother)$/, ["youngest son"]],
  [/^favorite wife$/, ["favorite wife"]],
  [/^first wife$/, ["first wife"]],
  [/^first husband$/, ["first husband"]],
  [/^(?:second|new|last) husband$/, ["second husband"]],
  [/^twin(?: brother)?$/, ["twin brother"]],
  [/^parents?$/, ["father", "mother"]],
  [/^(?:spouse|partner)$/, ["wife", "husband"]],
  [/^(?:child|children|kids?|offspring)$/, ["sons", "daughters"]],
  [/^siblings?$/, ["brothers", "sisters"]],
  [/^sons?$|^boys$/, ["sons"]],
  [/^daughters?$|^girls$/, ["daughters"]],
  [/^(?:older |younger |little |big )?brothers?$/, ["brothers"]],
  [/^(?:older |younger |little |big )?sisters?$/, ["sisters"]],
  [/^(?:wife|wives)$/, ["wife"]],
  [/^husbands?$/, ["husband"]],
  [/^concubines?$/, ["concubine"]],
  [/^(?:servant|maid|handmaid|maidservant|slave)(?: girl| woman)?$/, ["servant"]],
  [
    /^(?:father|mother|grandfather|grandmother|father-in-law|mother-in-law|daughter-in-law|uncle|nephew|cousin)$/,
    [],
  ],
];
/** Of whose kin somebody is: a father's are sons and daughters. */
export const INVERSE: Readonly<Partial<Record<Kin, readonly Kin[]>>> = {
  father: ["sons", "daughters"],
  mother: ["sons", "daughters"],
  sons: ["father", "mother"],
  daughters: ["father", "mother"],
  wife: ["husband"],
  husband: ["wife"],
  brothers: ["brothers", "sisters"],
  sisters: ["brothers", "sisters"],
  uncle: ["nephew"],
  nephew: ["uncle"],
  cousin: ["cousin"],
};

/** The relations that a word for kin asks for, or null. */
export function toKin(word: string): readonly Kin[] | null {
  const entry = KIN_WORDS.find(([pattern]) => pattern.test(word));
  if (!entry) return null;
  return entry[1].length > 0 ? entry[1] : [word as Kin];
}

const R =
  "((?:firstborn|first|second|youngest|favorite|new|last|older|younger|little|big|twin)?\\s?(?:father-in-law|mother-in-law|daughter-in-law|grandfather|grandmother|father|mother|parents?|wife|wives|husbands?|spouse|sons?|child|children|kids?|daughters?|brothers?|sisters?|siblings?|twin|uncle|nephew|cousin|concubines?|servant|maid|handmaid|maidservant|firstborn)(?: girl| woman)?)";
const P = "@(?: 's)?";
const BE = "(?:is|was|are|were)";
const HIS = "(?:his|her|their|the)";

/** The forms of a question after someone's kin; the group is the word for it. */
export const KIN_FORMS: readonly RegExp[] = [
  new RegExp(`^(?:who|what) ${BE} (?:the )?(?:name of )?(?:the )?${P} ${R}(?: 's)?$`),
  new RegExp(
    `^(?:who|what) ${BE} (?:the |a )?(?:names? of )?(?:the )?(?:two |three |four |\\d )?${R} of ${P}$`,
  ),
  new RegExp(`^(?:who|what) ${BE} ${P} (?:two |three |four |\\d )${R}$`),
  new RegExp(`^(?:the )?${R} of ${P}(?: ${BE} who(?:m)?)?$`),
  new RegExp(`^${P} ${R}(?: ${BE} who(?:m)?)?$`),
  new RegExp(`^who did @ have as (?:a |an |${HIS} )?${R}$`),
];
/** Forms that ask whose kin somebody is. */
export const INVERSE_FORMS: readonly RegExp[] = [
  new RegExp(`^whose ${R} ${BE} @$`),
  new RegExp(`^(?:who|whom) ${BE} @ (?:the )?${R} of$`),
  new RegExp(`^@ ${BE} (?:the |a )?${R} (?:of|to) (?:who|whom|which person)$`),
  new RegExp(`^who had @ (?:as|for) (?:a |an |${HIS} )?${R}$`),
];
/** Verbs that ask for kin. */
export const KIN_VERBS: readonly (readonly [RegExp, readonly Kin[]])[] = [
  [new RegExp(`^(?:to )?(?:who|whom) ${BE} @ married(?: to)?$`), ["wife", "husband"]],
  [new RegExp(`^who (?:${BE} )?(?:got )?married (?:to )?@$`), ["wife", "husband"]],
  [/^(?:who|whom) did @ marry$/, ["wife", "husband"]],
  [/^who (?:bore|birthed|gave birth to|mothered) @$/, ["mother"]],
  [/^who (?:fathered|begot|begat|sired) @$/, ["father"]],
  [/^(?:who|whom) did @ (?:bear|give birth to|father|beget)$/, ["sons", "daughters"]],
];

const HE = "(?:he|she|@)";
const DIED = "(?:died?|passed away|dead)";
const PLACE =
  "(?:where|(?:in |at |on |from )?(?:what|which) (?:city|town|village|place|country|land|mountain|region|area|part of the world))";
/** The forms of the other questions about one person. */
export const TRAIT_FORMS: readonly (readonly [RegExp, readonly Relation[]])[] = [
  [
    new RegExp(
      `^how old (?:was|is) @(?: when ${HE} ${DIED}| at (?:his |her )?death| at the time of (?:his|her) death| at the end of (?:his|her) life)?$|^how old did @ (?:live to be|live|get|become|grow|turn out to be)$|^how (?:long|many years) did @ live(?: for)?$|^(?:at )?what age (?:did @ ${DIED}|was @ when ${HE} ${DIED})$|^(?:what (?:was|is) )?${P} age(?: at (?:his |her )?death)?$|^for how (?:long|many years) did @ live$`,
    ),
    ["lived"],
  ],
  [
    new RegExp(
      `^(?:for )?how (?:long|many years) (?:did @ (?:reign|rule|stay king|remain king|sit on the throne)|was @ (?:the )?(?:king|queen))(?: for)?(?: as (?:king|queen))?(?: (?:over|in|of|as king) .{0,30})?$|^(?:what (?:was|is) )?(?:the )?length of ${P} reign$|^how long (?:was|did) ${P} reign(?: last)?$`,
    ),
    ["reigned"],
  ],
  [
    new RegExp(
      `^how old was @ when ${HE} (?:became|was made|was crowned|got to be|began to (?:reign|rule)(?: as)?|started to (?:reign|rule)|took the throne|came to the throne|was anointed)(?: (?:king|queen|the king))?(?: (?:of|over|in) .{0,20})?$|^(?:at )?what age (?:did|was) @ (?:become|became|made|crowned|when ${HE} became) ?(?:king|queen)?$`,
    ),
    ["crowned at"],
  ],
  [
    new RegExp(
      `^${PLACE} (?:was|is) @ born(?: in| at)?$|^(?:what (?:was|is) )?(?:the )?(?:birthplace of @|${P} birthplace)$|^what (?:was|is) ${P} (?:place of birth|birth town|birth place)$`,
    ),
    ["born"],
  ],
  [
    new RegExp(
      `^${PLACE} (?:was|is|did) @ (?:come )?from$|^(?:what (?:was|is) )?${P} (?:hometown|home town|home city|native town|home)$|^where did @ come from$|^(?:from )?(?:what|which) (?:city|town|country|land|place|village) (?:was|is|did) @ (?:come )?(?:from)?$`,
    ),
    ["from"],
  ],
  [
    new RegExp(
      `^${PLACE} did @ (?:die|pass away)(?: in| at| on)?$|^${PLACE} was @ killed(?: in| at)?$`,
    ),
    ["died"],
  ],
  [
    new RegExp(
      `^how (?:did @ (?:die|pass away)|was @ killed)$|^(?:what (?:was|is) )?(?:the )?cause of ${P} death$|^what killed @$|^in what way did @ die$`,
    ),
    ["died by", "killed by"],
  ],
  [
    new RegExp(
      `^(?:who|whom) (?:killed|murdered|slew|assassinated|beheaded|executed|put to death) @$|^by (?:who|whom) was @ (?:killed|murdered|slain)$|^@ was killed by (?:who|whom)$|^who was ${P} (?:killer|murderer)$`,
    ),
    ["killed by"],
  ],
  [
    new RegExp(
      `^${PLACE} (?:was|is|were|are) @ (?:buried|laid to rest|entombed)(?: in| at)?$|^${PLACE} (?:was|is) (?:${P} (?:tomb|grave|burial place)|the (?:tomb|grave) of @)$|^${P} burial place$`,
    ),
    ["buried"],
  ],
  [
    /^what (?:was|is|were) @ ?(?:'s)? (?:main |real |day |side )?(?:job|occupation|profession|trade|work|career|line of work|calling)(?: before .{0,60}| on the side)?$|^what (?:work )?did @ (?:do for (?:a living|work)|work as)(?: before .{0,60})?$|^what (?:was|is) the (?:job|occupation|profession|trade|work) (?:of @|@ (?:did|had|learned))(?: before .{0,60}| on the side)?$|^what (?:kind of |sort of )?(?:job|work|trade|profession|occupation) (?:did|does) @ (?:do|have|hold|learn|practice)(?: before .{0,60}| on the side)?$|^how did @ (?:make|earn) (?:a |his |her |their )?(?:living|money|bread)$|^@ ?'?s? (?:day |side )?(?:job|occupation|profession|trade)$/,
    ["work"],
  ],
  [
    new RegExp(
      `^(?:from |of |to )?(?:what|which) tribe (?:of israel )?(?:was|is|did|were) @ (?:from|of|belong to|come from|belong)?(?: to)?$|^(?:from |of |to )?(?:what|which) tribe (?:of israel )?(?:was|is|did) @$|^(?:what (?:was|is) )?${P} tribe$`,
    ),
    ["tribe"],
  ],
  [
    new RegExp(
      `^what was @ (?:called|named|known as) (?:before|first|at first|originally|at birth)(?: .{0,30})?$|^what (?:was|is) ${P} (?:name before|original name|old name|former name|birth name|first name|name at birth|name at first|previous name|name originally)$|^who was @ (?:name )?before$|^what (?:was|is) ${P} name before.{0,40}$`,
    ),
    ["formerly"],
  ],
  [
    new RegExp(
      `^what (?:did (?:god|the lord|jesus|pharaoh|an angel|the angel) (?:change ${P} name to|rename @(?: to| as)?|name @|call @)|was ${P} (?:new name|name changed to)|was @ renamed(?: to| as)?|(?:new )?name did (?:god|the lord|jesus|pharaoh) give (?:to )?@)$|^(?:what (?:was|is) )?${P} new name$`,
    ),
    ["renamed"],
  ],
  [
    new RegExp(
      `^what (?:was|is) (?:${P} (?:other|second|another|hebrew|real) name|another name (?:for|of) @|the other name of @)$|^what else was @ called$|^what was @ also (?:called|known as)$`,
    ),
    ["also called", "formerly", "renamed"],
  ],
  [
    new RegExp(
      `^what does (?:the name )?@ mean$|^what (?:is|was) the meaning of (?:the name )?${P}(?: name)?$|^what does ${P} name mean$|^meaning of (?:the name )?@$`,
    ),
    ["meaning"],
  ],
  [
    new RegExp(
      `^who (?:was|became|were|ruled|reigned|came|ruled israel|ruled judah) (?:the )?(?:next )?(?:king|ruler|leader|queen)? ?(?:of (?:israel|judah) )?after @(?: (?:died|was gone|'s death))?$|^who (?:succeeded|replaced|followed|took over from|took over after|came after) @(?: as .{0,30})?$|^(?:who was )?${P} successor$|^who was the successor of @$|^who took ${P} place$`,
    ),
    ["followed by"],
  ],
  [
    /^(?:what (?:country|land|kingdom|nation|place)|where|which (?:country|land|kingdom|nation)|of what|what) (?:was|did) @ (?:the )?(?:king|rule|reign|ruler|queen)(?: of| over)?$|^(?:of )?(?:what|which) (?:country|land|kingdom|nation) was @ king(?: of)?$/,
    ["kingdom"],
  ],
];
/** Forms that ask who came before somebody. */
export const BEFORE = new RegExp(
  `^who (?:was|ruled|reigned) (?:the )?(?:king|ruler|leader|queen)? ?(?:of (?:israel|judah) )?before @$|^(?:who was )?${P} predecessor$|^who was the predecessor of @$|^who did @ (?:succeed|replace|follow)(?: as .{0,20})?$|^who came before @$`,
);
