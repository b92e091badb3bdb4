// Numbers of Strong's dictionary that number forms of one word apart. The texts that are compared
// here number them differently, so they are taken for the same when words are matched; what is
// shown keeps the source's own number.

/** Each line is one word: its own number, then those of its forms (by Strong's derivations). */
const FORMS = [
  // εἰμί
  "G1510 G1488 G1498 G1511 G1520 G1526 G2070 G2071 G2075 G2076 G2077 G2252 G2258 G2277 G2468 G5600 G5607",
  // ἐγώ, ἡμεῖς
  "G1473 G1691 G1698 G1700 G3165 G3427 G3450 G2248 G2249 G2254 G2257",
  // σύ, ὑμεῖς
  "G4771 G4571 G4671 G4675 G5209 G5210 G5213 G5216",
  // οὗτος
  "G3778 G5023 G5024 G5025 G5026 G5123 G5124 G5125 G5126 G5127 G5128 G5129 G5130",
  // αὐτός and the contracted reflexive
  "G846 G848",
  // ὁράω with εἶδον and ὄπτομαι, λέγω with εἶπον, ἐρῶ and ῥέω, ἐσθίω with ἔφαγον
  "G3708 G1492 G3700",
  "G3004 G2036 G2046 G4483",
  "G2068 G5315",
  // The divine name, pointed in two ways
  "H3068 H3069",
] as const;

const own = new Map<string, string>();
for (const line of FORMS) {
  const [first = "", ...rest] = line.split(" ");
  for (const number of rest) own.set(number, first);
}

/** The number under which forms of one word meet. */
export function sameWordOf(number: string): string {
  return own.get(number) ?? number;
}
