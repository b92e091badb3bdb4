/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, within } from "@testing-library/react";
import { openReader } from "../../../support/reader-page";
import { problem } from "../../../support/view";

const lexeme = {
  id: "G3056",
  slug: "g3056-logos",
  language: "grc",
  lemma: "λόγος",
  transliteration: "lógos",
  gloss: "word, speech",
  frequency: 330,
};
const answer = {
  translation: "WEB",
  editions: [{ name: "Textus Receptus", note: "" }],
  verses: [
    {
      osis: "John.1.1",
      reference: "John 1:1",
      text: "the Word",
      words: [
        {
          position: 1,
          language: "grc",
          text: "λόγος",
          transliteration: "lógos",
          lexeme: "G3056",
          prefixes: [],
          morphology: "N-NSM",
        },
      ],
      alignments: [{ start: 4, end: 8, positions: [1] }],
      supplied: [],
    },
  ],
  lexemes: { G3056: lexeme },
};

test("a verse's menu lists its original words with what is known of each; a failure is asked again", async () => {
  let isDown = true;
  const { user } = openReader("/bible?ref=John+1", {
    "/api/bible/words": () => (isDown ? problem(500, "Down") : answer),
  });
  await user.click(await screen.findByRole("link", { name: "Verse 1" }));
  await user.click(await screen.findByRole("button", { name: "Original words" }));
  const words = await screen.findByRole("region", { name: "Original words" });
  isDown = false;
  await user.click(await within(words).findByRole("button", { name: "Try Again" }));

  const [word] = await within(words).findAllByText("λόγος");
  expect(word).toHaveAttribute("lang", "grc");
  expect(within(words).getByText("Word")).toHaveClass("scripture");
  expect(within(words).getByText(/^Here: noun/)).toBeInTheDocument();
  expect(within(words).getByText(/word, speech/)).toBeInTheDocument();
  expect(within(words).getByRole("link", { name: "All 330 places", hidden: true })).toHaveAttribute(
    "href",
    "/words/g3056-logos",
  );
  expect(within(words).getByText("Textus Receptus")).toBeInTheDocument();
});
