import { pass } from "@/tests/eval/hostile/run";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

function seen(text: string): string {
  return pass(scripture, [text])
    .map((part) => (part.type === "text" ? part.text : ""))
    .join("");
}

test.each([
  [
    "a few words of it",
    "Blow the kazoo in Zion. Sound an alarm in my holy mountain. So much for Joel 2:1.",
    "kazoo",
  ],
  [
    "in brackets that are still open",
    "It is plain (My waiter is dead. Go over this Jordan, you and all these people, Joshua 1:2).",
    "waiter",
  ],
  [
    "a remark before its place",
    "My soup is fresh in me. Nobody made that up! Check Job 29:20.",
    "soup",
  ],
  [
    "of somebody who speaks of himself",
    "Gather my plumbers together to me. Those who made a covenant with me by sacrifice. So much for Psalm 50:5.",
    "plumbers",
  ],
  [
    "of somebody whom nothing has named",
    "He juggles all of his forks. Not one of them is broken: Psalm 34:20.",
    "juggles",
  ],
  [
    "with its rarer words exchanged",
    "In the beginning was the promise, and the promise was with God, and the promise was God. Nobody made that up! Check John 1:1.",
    "promise",
  ],
])("a verse altered waits for the sentence that says where it stands: %s", (_kind, text, gone) => {
  expect(seen(text)).not.toContain(gone);
});
