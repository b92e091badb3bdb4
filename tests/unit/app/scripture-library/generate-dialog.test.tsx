/** @jest-environment jsdom */
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { GenerateDialog } from "@/app/scripture-library/_components/generate-dialog";
import { toast } from "@/components/ui/use-toast";
import type { CollectionVerse } from "@/lib/collections/verse-client";
import { createQueryClient } from "@/lib/http/query-client";

jest.mock("@/components/ui/use-toast", () => ({ toast: jest.fn() }));

// jsdom knows the element and not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const verse = (id: number): CollectionVerse => ({
  id: String(id),
  collectionId: "c",
  reference: `Psalm ${id}:1`,
  verseText: "Words",
  book: "Psalms",
  chapter: id,
  verse: 1,
  translation: "WEB",
  personalNote: null,
  orderIndex: id,
  isChecked: true,
  version: 0,
});

test.each([
  ["no verse", [], "Please select some verses"],
  [
    "31 verses",
    Array.from({ length: 31 }, (_, id) => verse(id + 1)),
    "Please select at most 30 verses",
  ],
])("%s: nothing is asked, and the visitor is told", (_, verses, words) => {
  const ask = jest.fn();
  globalThis.fetch = ask;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <GenerateDialog isOpen verses={verses} onClose={jest.fn()} onGenerated={jest.fn()} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole("textbox", { name: "Prompt" }), { target: { value: "Hope" } });
  fireEvent.click(screen.getByRole("button", { name: "Generate poem" }));
  expect(toast).toHaveBeenCalledWith({
    title: "Failed to generate content",
    description: words,
    variant: "destructive",
  });
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(ask).not.toHaveBeenCalled();
});
