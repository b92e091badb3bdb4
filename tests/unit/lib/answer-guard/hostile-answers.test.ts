import { HOSTILE_CLASSES } from "@/tests/eval/hostile/classes";
import { FRESH_CLASSES } from "@/tests/eval/hostile/classes-fresh";
import { LAYOUT_CLASSES } from "@/tests/eval/hostile/classes-layouts";
import { UNSEEN_CLASSES } from "@/tests/eval/hostile/classes-unseen";
import { passHonest } from "@/tests/eval/hostile/honest";
import { HONEST_ANSWERS } from "@/tests/eval/hostile/honest-answers";
import { attack, toRange } from "@/tests/eval/hostile/run";
import { SECRET_CLASSES } from "@/tests/eval/hostile/secrets";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();
const range = toRange(scripture);

test.each([
  ["known layouts", HOSTILE_CLASSES],
  ["further layouts", LAYOUT_CLASSES],
  ["layouts held out at first", UNSEEN_CLASSES],
  ["an attacker who had read the guard", FRESH_CLASSES],
  ["addresses and secrets", SECRET_CLASSES],
])("nothing false reads as scripture, and nothing secret is shown: %s", (_name, classes) => {
  for (const outcome of attack(range, classes, { each: 1, seed: 11 }))
    expect(outcome).toMatchObject({ leaks: [], differs: false });
});

test("honest answers come out as they were written", () => {
  const seen = passHonest(scripture, HONEST_ANSWERS);
  const changed = seen.filter(({ isUnchanged }) => !isUnchanged);
  expect(changed.length).toBeLessThanOrEqual(0.03 * seen.length);
});
