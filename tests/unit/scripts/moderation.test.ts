import { describeWaiting } from "@/scripts/moderation";

test("what a visitor wrote cannot steer the operator's terminal", () => {
  const shown = describeWaiting({
    key: "id:1",
    type: "poem",
    title: "A\u001b]0;owned\u0007 title\u202e",
    content: "one\r\u001b[2Jtwo\nid:2  poem, AI-made, approved",
    isGenerated: false,
    moderation: "waiting",
    reports: 1,
    reasons: ["spam\nid:3  poem"],
  });
  expect(shown.split("\n")).toEqual([
    "id:1  poem, a visitor's own words, waiting",
    "  1 report",
    "  reason: spam id:3 poem",
    "  A]0;owned title",
    "  | one[2Jtwo",
    "  | id:2  poem, AI-made, approved",
  ]);
});
