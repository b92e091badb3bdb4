/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { render, screen } from "@testing-library/react";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { readerHref } from "@/lib/bible/references/reader-link";

test("one of the psalms is named as such, a chapter of another book by its book", () => {
  render(
    <>
      <ReferenceLink reference="Psalms 94:18-19" />
      <ReferenceLink reference="John 3:16" />
    </>,
  );
  expect(screen.getByRole("link", { name: "Psalm 94:18-19" })).toHaveAttribute(
    "href",
    readerHref("Psalms 94:18-19"),
  );
  expect(screen.getByRole("link", { name: "John 3:16" })).toBeVisible();
});
