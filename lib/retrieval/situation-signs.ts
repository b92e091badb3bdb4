import "server-only";
import { builtOnce } from "@/lib/built-once";
import { SIGNS } from "@/lib/content/situation-signs";

const PARENT =
  "mums?|moms?|mam|mummy|mommy|mama|ma|mother|dads?|daddy|papa|father|parents|step(?:mum|mom|dad|mother|father)";
const SPOUSE = "wife|husband|hubby|spouse|partner|marriage";
/** Sets of words that many signs have. */
const SETS: Readonly<Record<string, string>> = {
  parent: PARENT,
  spouse: SPOUSE,
  kin: `${PARENT}|${SPOUSE}|nan|nana|nanna|gran|granny|grandma|grandad|granddad|grandpa|grandfather|grandmother|grandparents?|(?:big |little |older |younger )?(?:brother|sister)s?|bro|sis|son|daughter|uncle|aunt|auntie|aunty|cousin|nephew|niece|grandson|granddaughter|kids?|child|children|baby|family|in-laws?`,
  friend: "(?:best |old )?friends?|mates?|buddy|pal|bestie|classmates?|colleagues?|coworkers?",
  school: "school|class|classroom|teacher|playground|playtime|lunch|lesson|recess|bus",
  church: "church|congregation|parish|chapel|diocese",
  number:
    "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|[1-9]|1\\d|2\\d",
};

interface Sign {
  id: string;
  parts: readonly RegExp[];
  never: readonly RegExp[];
}

const toPattern = (part: string) => {
  const words = part.replace(/<(\w+)>/g, (_whole, name: string) => `(?:${SETS[name] ?? ""})`);
  return new RegExp(`(?<![\\w'])(?:${words})(?![\\w-])`);
};

const getSigns = builtOnce("situationSigns", () =>
  Object.entries(SIGNS).flatMap(([id, signs]) =>
    signs.map((sign): Sign => {
      const parts = sign.split(" + ");
      return {
        id,
        parts: parts.filter((part) => !part.startsWith("!")).map(toPattern),
        never: parts.filter((part) => part.startsWith("!")).map((part) => toPattern(part.slice(1))),
      };
    }),
  ),
);

/** So much likelier makes a sign, and one of many parts. */
const BY_SIGN = 0.33;
const BY_FULL_SIGN = 0.4;
const MANY_PARTS = 3;

const likelyBy = ({ parts }: Sign) => (parts.length >= MANY_PARTS ? BY_FULL_SIGN : BY_SIGN);

/**
 * How much likelier situations are by signs that somebody wrote down for them, by id: who, and what
 * happened to them, in whatever sentence. Pure.
 */
export function signsIn(message: string): Map<string, number> {
  const text = message.toLowerCase().replace(/[’‘]/g, "'");
  const found = new Map<string, number>();
  for (const sign of getSigns()) {
    const isTold =
      sign.parts.every((part) => part.test(text)) && !sign.never.some((part) => part.test(text));
    if (isTold) found.set(sign.id, Math.max(found.get(sign.id) ?? 0, likelyBy(sign)));
  }
  return found;
}
