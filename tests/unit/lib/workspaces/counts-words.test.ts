import { describeCounts, describeImport } from "@/lib/workspaces/counts-words";

const NOTHING = {
  collections: 0,
  verses: 0,
  creations: 0,
  conversations: 0,
  plans: 0,
  sessions: 0,
  highlights: 0,
  learned: 0,
};

test("what is kept is named in words, without what there is none of", () => {
  expect(describeCounts(NOTHING)).toBeNull();
  expect(describeCounts({ ...NOTHING, verses: 1 })).toBe("1 verse");
  expect(describeCounts({ ...NOTHING, collections: 3, verses: 1_200, highlights: 1 })).toBe(
    "3 collections, 1,200 verses and 1 highlight",
  );
});

test("an import says what came, what was there, and when nothing came", () => {
  const added = { ...NOTHING, collections: 3 };
  expect(describeImport(added, 0)).toBe("Added 3 collections.");
  expect(describeImport(added, 2)).toBe("Added 3 collections. 2 were there already.");
  expect(describeImport(added, 1)).toBe("Added 3 collections. 1 was there already.");
  expect(describeImport(NOTHING, 4)).toContain("everything in this file is here already");
  expect(describeImport(NOTHING, 0)).toContain("this file is empty");
});
