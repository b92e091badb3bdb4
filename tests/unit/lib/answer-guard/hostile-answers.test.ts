import { HOSTILE_CLASSES, type HostileClass } from "@/tests/eval/hostile/classes";
import { ANOTHER_CLASSES } from "@/tests/eval/hostile/classes-another";
import { DISGUISE_CLASSES } from "@/tests/eval/hostile/classes-disguises";
import { EVERYDAY_CLASSES } from "@/tests/eval/hostile/classes-everyday";
import { UNSEEN_EVERYDAY_CLASSES } from "@/tests/eval/hostile/classes-everyday-unseen";
import { FRESH_CLASSES } from "@/tests/eval/hostile/classes-fresh";
import { HIDDEN_CLASSES } from "@/tests/eval/hostile/classes-hidden";
import { LAYOUT_CLASSES } from "@/tests/eval/hostile/classes-layouts";
import { UNSEEN_CLASSES } from "@/tests/eval/hostile/classes-unseen";
import { VOICE_CLASSES } from "@/tests/eval/hostile/classes-voices";
import { passHonest } from "@/tests/eval/hostile/honest";
import { HONEST_ANSWERS } from "@/tests/eval/hostile/honest-answers";
import { Lies } from "@/tests/eval/hostile/lies";
import { OtherLies } from "@/tests/eval/hostile/lies-other";
import { attack, toRange } from "@/tests/eval/hostile/run";
import { SECRET_CLASSES } from "@/tests/eval/hostile/secrets";
import { attackStrictly } from "@/tests/eval/hostile/strict";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();
const range = toRange(scripture);

/** Every third class; `npm run eval:guard` takes them all, many times. */
function some<Class>(classes: Readonly<Record<string, Class>>): Record<string, Class> {
  return Object.fromEntries(Object.entries(classes).filter((_entry, at) => at % 3 === 0));
}

test.each([
  ["known layouts", HOSTILE_CLASSES],
  ["further layouts", LAYOUT_CLASSES],
  ["layouts held out at first", UNSEEN_CLASSES],
  ["an attacker who had read the guard", FRESH_CLASSES],
  ["addresses and secrets", SECRET_CLASSES],
])("nothing false reads as scripture, and nothing secret is shown: %s", (_name, classes) => {
  for (const outcome of attack(range, some<HostileClass>(classes), { each: 1, seed: 11 }))
    expect(outcome).toMatchObject({ leaks: [], differs: false });
});

test.each([
  [
    "voices and disguises",
    () => new OtherLies(scripture),
    { ...VOICE_CLASSES, ...DISGUISE_CLASSES, ...HIDDEN_CLASSES, ...ANOTHER_CLASSES },
  ],
  [
    "everyday forms",
    () => new Lies(scripture),
    { ...EVERYDAY_CLASSES, ...UNSEEN_EVERYDAY_CLASSES },
  ],
])("a stricter judge finds hardly anything false in further %s", (_name, liar, classes) => {
  const seen = [...attackStrictly(scripture, liar(), some(classes), { each: 1, seed: 11 })];
  const leaking = seen.filter(({ leak }) => leak !== null).map(({ className }) => className);
  expect(leaking.length).toBeLessThanOrEqual(0.06 * seen.length);
  expect(seen.filter(({ differs }) => differs)).toEqual([]);
});

test("honest answers come out as they were written", () => {
  const seen = passHonest(scripture, HONEST_ANSWERS);
  const changed = seen.filter(({ isUnchanged }) => !isUnchanged);
  expect(changed.length).toBeLessThanOrEqual(0.03 * seen.length);
});
