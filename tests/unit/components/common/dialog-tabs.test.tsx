/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, render, screen } from "@testing-library/react";
import { DialogTabs } from "@/components/common/dialog-tabs";

const TABS = [
  { value: "story", label: "Story" },
  { value: "sources", label: "Sources" },
];

const tabs = (
  <dialog>
    <DialogTabs
      anchor="find"
      label="About the find"
      tabs={TABS}
      panels={[<p key="story">What was found</p>, <p key="sources">Who tells of it</p>]}
    />
  </dialog>
);

test("closed, the panels stand one after the other; opening takes the tabs' room at once", async () => {
  const { container } = render(tabs);
  const dialog = container.querySelector("dialog") as HTMLDialogElement;
  expect(screen.getByText("Who tells of it")).toBeInTheDocument();
  expect(screen.queryByText("Sources")).toBeNull();

  await act(async () => {
    dialog.showModal();
    // Before anything can be painted.
    await Promise.resolve();
    expect(screen.getByText("Sources")).toBeInTheDocument();
    expect(screen.queryByRole("tab")).toBeNull();
  });
  expect(await screen.findByRole("tab", { name: "Story", selected: true })).toBeVisible();
  expect(screen.getAllByText("Sources")).toHaveLength(1);
});
