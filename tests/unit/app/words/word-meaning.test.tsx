/** @jest-environment ./tests/setup/browser-environment.mjs */
import { render, screen } from "@testing-library/react";
import { WordMeaning } from "@/app/words/_components/word-meaning";
import type { WordPage } from "@/lib/words/word-page-service";
import { NextRouter } from "@/tests/support/next-router";

const brief = (id: string, transliteration: string) =>
  ({
    id,
    slug: `${id.toLowerCase()}-${transliteration}`,
    language: "grc",
    lemma: "λ",
    transliteration,
    gloss: null,
    frequency: 1,
  }) as const;

test("numbers in the dictionary lead to their words, and words in Greek letters say their language", () => {
  const word = {
    derivation: "from ἅγος (an awful thing) (compare G53, H2282)",
    definition: "sacred",
    dictionary: "Strong’s",
    related: [],
  };
  const page = { word, explained: [], named: new Map([["G53", brief("G53", "hagnos")]]) };
  render(
    <NextRouter>
      <WordMeaning {...(page as unknown as WordPage)} />
    </NextRouter>,
  );
  expect(screen.getByText("ἅγος")).toHaveAttribute("lang", "grc");
  expect(screen.getByRole("link", { name: "G53 (hagnos)" })).toHaveAttribute(
    "href",
    "/words/g53-hagnos",
  );
  expect(screen.getByText(/an awful thing/)).toHaveTextContent(
    "from ἅγος (an awful thing) (compare G53 (hagnos), H2282)",
  );
});

test("of a large family twelve words stand open", () => {
  const related = Array.from({ length: 14 }, (_value, at) => brief(`G${at + 1}`, `word${at}`));
  const word = { derivation: "", definition: "", dictionary: "Strong’s", related };
  const page = { word, explained: [], named: new Map() };
  render(
    <NextRouter>
      <WordMeaning {...(page as unknown as WordPage)} />
    </NextRouter>,
  );
  expect(screen.getByText("2 more words").closest("details")).not.toHaveAttribute("open");
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(14);
  expect(screen.getByText("No definition is given.")).toBeVisible();
});
