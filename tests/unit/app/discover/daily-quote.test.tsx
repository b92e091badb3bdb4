/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen } from "@testing-library/react";
import { DailyQuoteCard } from "@/app/discover/_components/daily-quote-card";
import { DayVerse } from "@/components/scripture/day-verse";
import { answerCalls, renderView } from "../../../support/view";

const QUOTE = {
  text: "Be still, and know that I am God.",
  reference: "Psalm 46:10",
  translation: "WEB",
};
const WORDS = `“${QUOTE.text}”`;

function renderQuote() {
  answerCalls({ "/api/daily-quote": QUOTE });
  const { container } = renderView(
    <figure>
      <DayVerse text={null} className="text-lg" />
      <DailyQuoteCard />
    </figure>,
  );
  const words = container.querySelector("blockquote");
  if (!words) throw new Error("There is no place for the words");
  return words;
}

test("the words of the quote come into their place with where they are from", async () => {
  const words = renderQuote();

  expect(await screen.findByText("Psalm 46:10")).toBeInTheDocument();
  expect(words).toHaveTextContent(WORDS);
});

test("words that the page showed before its scripts are not written anew", async () => {
  const words = renderQuote();
  words.textContent = WORDS;
  const shown = words.firstChild;

  await screen.findByText("Psalm 46:10");

  expect(words.firstChild).toBe(shown);
});
