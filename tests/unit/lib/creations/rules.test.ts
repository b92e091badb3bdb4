import { creationTitle, likeText, nextModeration } from "@/lib/creations/rules";

test("a title is the type, a dash, and the beginning of the prompt", () => {
  expect(creationTitle("poem", "Hope")).toBe("Poem - Hope...");
  const prompt = `${"x".repeat(49)}🙏and more`;
  expect(creationTitle("meditation", prompt)).toBe(`Meditation - ${"x".repeat(49)}🙏...`);
});

test.each([
  ["none", false, true, false, "waiting"],
  ["none", false, false, true, "none"],
  ["waiting", true, true, true, "waiting"],
  ["approved", true, true, false, "approved"],
  ["approved", true, true, true, "waiting"],
  ["approved", true, false, false, "none"],
  ["waiting", true, false, true, "none"],
  ["refused", false, true, false, "refused"],
  ["refused", false, false, false, "refused"],
  ["refused", false, false, true, "none"],
  ["refused", false, true, true, "waiting"],
] as const)(
  "%s, public %s, then public %s with other words %s is %s",
  (moderation, wasPublic, isPublic, hasOtherWords, after) => {
    const before = { moderation, isPublic: wasPublic };
    expect(nextModeration(before, isPublic, hasOtherWords)).toBe(after);
  },
);

test("signs of LIKE are letters in a search", () => {
  expect(likeText("100%_\\x")).toBe("100\\%\\_\\\\x");
});
