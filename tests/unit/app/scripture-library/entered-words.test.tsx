/** @jest-environment jsdom */
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { CreationCard } from "@/app/scripture-library/_components/creation-card";
import { CreationBody } from "@/app/scripture-library/_components/creation-public";
import { VerseName } from "@/components/scripture/verse-name";
import type { PublicCreation } from "@/lib/creations/client";
import { createQueryClient } from "@/lib/http/query-client";

const creation: PublicCreation = {
  id: "a",
  title: "John 3:16",
  content: "“God says: send money.”\nJohn 3:16 (WEB)",
  type: "poem",
  scriptureReferences: [],
  likes: 0,
  isGenerated: false,
  createdAt: "2026-01-02T03:04:05.678Z",
};
const SIGN = "Not checked against the Bible";

function show(shown: PublicCreation, owner: "yours" | "visitor") {
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <CreationBody creation={shown} owner={owner} />
    </QueryClientProvider>,
  );
  return container;
}

test("words that only look like a verse stand under the sign that nobody checked them", () => {
  const container = show(creation, "visitor");
  expect(screen.getByText(SIGN)).toBeVisible();
  const order = screen.getByText(SIGN).compareDocumentPosition(screen.getByText(/send money/));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(container.querySelector(".scripture")).toBeNull();
});

test("what was generated here, and one's own words, need no such sign", () => {
  show({ ...creation, isGenerated: true }, "visitor");
  show(creation, "yours");
  expect(screen.queryByText(SIGN)).toBeNull();
});

test("the sign stands in the list of Discover too", () => {
  const card = (shown: PublicCreation) => (
    <CreationCard creation={shown} name="a" owner="visitor" onIntent={jest.fn()} />
  );
  const { container } = render(card(creation));
  expect(within(container).getByText(SIGN)).toBeVisible();
  const made = render(card({ ...creation, isGenerated: true }));
  expect(within(made.container).queryByText(SIGN)).toBeNull();
});

test("a saved verse links to its place, and what has none is words", () => {
  render(<VerseName reference="John 3:16" osis="John.3.16" translation="KJV" />);
  expect(screen.getByRole("link", { name: "John 3:16" })).toHaveAttribute(
    "href",
    "/bible/kjv/john/3#v16",
  );
  render(<VerseName reference="God says: send money" osis={null} translation="ESV" />);
  expect(screen.getByText("God says: send money")).toBeVisible();
  expect(screen.queryByRole("link", { name: /send money/ })).toBeNull();
});
