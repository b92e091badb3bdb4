import fc from "fast-check";
import { toPlainText, withoutMarks } from "@/lib/plain-text";
import { cutAround } from "@/lib/retrieval/excerpts";

describe("a passage around a match", () => {
  const text =
    "In the beginning the tunnel was dug from both ends and the diggers met in the middle.";

  test("is the whole text where that is short enough", () => {
    expect(cutAround(text, 40, 200)).toBe(text);
  });

  test("is cut between words and says where something is left out", () => {
    expect(cutAround(text, 0, 30)).toBe("In the beginning the tunnel…");
    expect(cutAround(text, text.indexOf("dug"), 30)).toBe("…was dug from both ends and…");
    expect(cutAround(text, text.indexOf("middle"), 30)).toBe("…diggers met in the middle.");
  });

  test("is never too long and always holds the beginning of the match", () => {
    const words = fc.array(fc.stringMatching(/^[a-zé’😀]{1,12}$/u), {
      minLength: 1,
      maxLength: 80,
    });
    fc.assert(
      fc.property(words, fc.nat(), fc.integer({ min: 40, max: 200 }), (parts, which, length) => {
        const whole = parts.join(" ");
        const index = which % parts.length;
        const at = parts.slice(0, index).join(" ").length + (index === 0 ? 0 : 1);
        const cut = cutAround(whole, at, length);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(cut.replace(/^…|…$/g, "")).toBe(cut.replace(/…/g, ""));
        expect(whole).toContain(cut.replace(/…/g, ""));
        expect(cut).toContain(parts[index]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("Markdown as plain words", () => {
  test("has no marks, and links by their text", () => {
    const markdown = [
      "## A heading",
      "",
      "Some *words*, **more** and `code`, a [link](https://example.org/a_b).",
      "",
      "> A quotation",
      "",
      "- one",
      "2. two",
      "---",
      "![A stele](/stele.jpg) 3 * 4 = 12",
    ].join("\n");

    expect(toPlainText(markdown)).toBe(
      "A heading Some words, more and code, a link. A quotation one two A stele 3 * 4 = 12",
    );
    expect(withoutMarks(markdown).split("\n")).toHaveLength(10);
  });
});
