/** @jest-environment ./tests/setup/browser-environment.mjs */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyAs } from "@/components/common/copy-as";

const scrolled = jest.fn();
Element.prototype.scrollIntoView = scrolled;

test("the forms open where the button stands, and each is copied whole", async () => {
  const user = userEvent.setup();
  render(
    <CopyAs
      source={{
        kind: "verse",
        reference: "John 3:16",
        translation: "KJV",
        text: "For God so loved the world",
      }}
    />,
  );
  const button = screen.getByRole("button", { name: "Copy as" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");

  const texts = within(await screen.findByRole("group", { name: "Copy as" }));
  expect(scrolled).toHaveBeenCalledWith({ block: "nearest" });
  await user.click(texts.getByRole("button", { name: "Markdown" }));
  expect(await navigator.clipboard.readText()).toBe(
    "> For God so loved the world\n>\n> [John 3:16](http://localhost/bible/kjv/john/3/16), King James Version",
  );
  const citations = within(screen.getByRole("group", { name: "Cite as" }));
  await user.click(citations.getByRole("button", { name: "SBL" }));
  expect(await navigator.clipboard.readText()).toBe(
    "John 3:16 (KJV, 1769 ed.). Truth Uncovered, http://localhost/bible/kjv/john/3/16.",
  );

  await user.click(button);
  expect(screen.queryByRole("group")).toBeNull();
});
