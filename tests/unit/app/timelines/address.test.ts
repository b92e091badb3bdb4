import { parseAddress, withPart } from "@/app/timelines/_components/address";

const anchors = { interactive: ["crucifixion"], evidence: ["fossils"], evolution: ["problem-x"] };
const read = (search: string, hash = "") => parseAddress({ search, hash }, anchors);

test("an empty or unknown address is the first tab by Ussher's count, drawn", () => {
  const first = { tab: "interactive", chronology: "ussher", isList: false };
  expect(read("")).toEqual(first);
  expect(read("?tab=nope&chronology=1&view=x", "#nothing")).toEqual(first);
  expect(read("?tab=__proto__", "#%E0%A4%A")).toEqual(first);
});

test("tab, chronology and view are read from the query", () => {
  expect(read("?tab=biblical&chronology=late-date&view=list")).toEqual({
    tab: "biblical",
    chronology: "late-date",
    isList: true,
  });
});

test("an item's address opens the tab that holds it, whatever the query says", () => {
  expect(read("", "#fossils").tab).toBe("evidence");
  expect(read("?tab=biblical", "#problem-x").tab).toBe("evolution");
  expect(read("?tab=evidence", "#crucifixion").tab).toBe("interactive");
});

test("each state has one address: a default is left out, the rest is kept", () => {
  expect(withPart("", "tab", "evidence")).toBe("?tab=evidence");
  expect(withPart("?tab=evidence&chronology=mainstream", "tab", "interactive")).toBe(
    "?chronology=mainstream",
  );
  expect(withPart("?view=list", "view", "timeline")).toBe("");
});
