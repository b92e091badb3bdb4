/** @jest-environment ./tests/setup/browser-environment.mjs */
import { render, screen, within } from "@testing-library/react";
import { PlaceList } from "@/app/words/_components/place-list";
import type { Place } from "@/lib/words/places-contract";

const place = (change: Partial<Place>): Place => ({
  osis: "Matt.1.6",
  reference: "Matthew 1:6",
  path: "/bible/web/matthew/1#v6",
  text: "Jesse became the father of King David.",
  highlights: [[13, 16]],
  original: [],
  language: "grc",
  forms: [],
  ...change,
});
const words = (text: string, marked: string) =>
  text.split(" ").map((word) => ({ text: word, isWord: word === marked }));

test("the word alone is marked, and a form that stands several times is told once", () => {
  const article = { text: "τόν", plain: "article, object" };
  render(
    <PlaceList
      places={[
        place({
          original: words("ἐγέννησεν τόν Δαβίδ τόν βασιλέα", "τόν"),
          forms: [article, { text: "ὁ", plain: null }, article],
        }),
      ]}
    />,
  );
  const item = within(screen.getByRole("listitem"));
  const original = item.getByText(/ἐγέννησεν/);
  expect(original).toHaveTextContent("ἐγέννησεν τόν Δαβίδ τόν βασιλέα");
  expect(original).toHaveAttribute("lang", "grc");
  expect(
    [...original.children].map(({ localName, textContent }) => [localName, textContent]),
  ).toEqual([
    ["mark", "τόν"],
    ["mark", "τόν"],
  ]);
  expect(item.getByText(/article/)).toHaveTextContent("τόν article, object, 2 times; ὁ");
});

test("maqqef ties Hebrew words together, from right to left; a verse left out says so", () => {
  render(
    <PlaceList
      places={[place({ text: "", language: "he", original: words("כָּל־ הָאָרֶץ", "הָאָרֶץ") })]}
    />,
  );
  expect(screen.getByText("This translation doesn’t print the verse.")).toBeVisible();
  const original = screen.getByText("הָאָרֶץ").parentElement;
  expect(original).toHaveAttribute("dir", "rtl");
  expect(original?.textContent?.trim()).toBe("כָּל־הָאָרֶץ");
});
