import { passageOf } from "@/app/bible/_components/chapter-annotations";
import { recolor, toColor } from "@/lib/highlights/rules";

test("a usual label goes with its colour, an own one stays", () => {
  expect(recolor({ colour: "green", label: "Promise" }, "pink")).toEqual({
    colour: "pink",
    label: "Prayer",
  });
  expect(recolor({ colour: "green", label: "For Anna" }, "pink")).toEqual({
    colour: "pink",
    label: "For Anna",
  });
});

test("a colour this page does not know is shown as the first", () => {
  expect(toColor("purple")).toBe("purple");
  expect(toColor("ultramarine")).toBe("yellow");
});

test("a chapter is asked for by all its verses, also where the book has only one chapter", () => {
  expect(passageOf({ bookId: "Jude", chapter: 1, title: "Jude 1" })).toBe("Jude 1:1-25");
  expect(passageOf({ bookId: "Ps", chapter: 119, title: "Psalm 119" })).toBe("Psalm 119:1-176");
  expect(passageOf({ bookId: "Tob", chapter: 1, title: "Tobit 1" })).toBe("Tobit 1");
});
