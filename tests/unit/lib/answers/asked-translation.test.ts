import { findAskedTranslations, withoutTranslation } from "@/lib/answers/asked-translation";

test.each([
  ["Jude 1:24-25 KJV", ["KJV"]],
  ["john 3:16 in king james", ["KJV"]],
  ["web version of ps 23", ["WEB"]],
  ["ps 23:1 web", ["WEB"]],
  ["World English Bible John 1:1", ["WEB"]],
  ["John 3:16 in KJV and WEB", ["KJV", "WEB"]],
  ["Job 8:14 is about a spider web", []],
  ["what does Isaiah 59:5 mean by a web of lies", []],
])("beside a passage: %s", (question, codes) => {
  expect(findAskedTranslations(question, true).codes).toEqual(codes);
});

test.each([
  ["what does the bible say about worry in king james", ["KJV"]],
  ["the ten commandments, kjv", ["KJV"]],
  ["verses on hope from the World English Bible", ["WEB"]],
  ["Who wrote the King James Version?", []],
  ["Is the KJV the best?", []],
  ["why is it missing in the KJV", []],
])("without one: %s", (question, codes) => {
  expect(findAskedTranslations(question, false).codes).toEqual(codes);
});

test("a translation that is not held is named", () => {
  expect(findAskedTranslations("John 3:16 NIV", true).notHeld).toBe("NIV");
  expect(findAskedTranslations("explain the message of John 3:16", true).notHeld).toBeNull();
});

test("what a question is about stays without its translation", () => {
  expect(withoutTranslation("worry in the King James Version")).toBe("worry");
  expect(withoutTranslation("Is the KJV the best?")).toBe("Is the KJV the best?");
});
