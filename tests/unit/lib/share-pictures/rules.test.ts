import { beginningOf, scriptureSize, titleSize, toDrawable } from "@/lib/share-pictures/rules";

test("what no font of the pictures has is left out, and nothing else", () => {
  expect(toDrawable("Ketef  Hinnom 📜 (כתף),\nKhirbet Qeiyāfa")).toBe(
    "Ketef Hinnom (), Khirbet Qeiyāfa",
  );
  expect(toDrawable("“Don’t” – ‘so’ … ḥeṣ Šišak λόγος ½")).toBe(
    "“Don’t” – ‘so’ … ḥeṣ Šišak λόγος ½",
  );
  expect(toDrawable("e\u0301")).toBe("é");
});

test("a long text ends after a whole word", () => {
  expect(beginningOf("In the beginning God", 20)).toBe("In the beginning God");
  expect(beginningOf("In the beginning, God created", 21)).toBe("In the beginning…");
  expect(beginningOf("In the beginning", 12)).toBe("In the…");
});

test("it ends with a sentence where that fills most of the room", () => {
  const text = "He restores my soul. He guides me in the paths of righteousness.";
  expect(beginningOf(text, 30)).toBe("He restores my soul.");
  expect(beginningOf(text, 30, " …")).toBe("He restores my soul. …");
  expect(beginningOf(text, 20)).toBe("He restores my soul.");
  expect(beginningOf(text, 50)).toBe("He restores my soul. He guides me in the paths of…");
});

test("longer words are set smaller", () => {
  const words = (length: number) => "x".repeat(length);
  expect(titleSize(words(10))).toBeGreaterThan(titleSize(words(60)));
  expect(scriptureSize(words(100))).toBeGreaterThan(scriptureSize(words(520)));
});
