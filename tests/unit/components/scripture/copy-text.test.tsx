/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { shareOrCopy } from "@/components/scripture/copy-text";
import { TextForCopying } from "@/components/scripture/text-for-copying";
import { toast } from "@/components/ui/use-toast";

jest.mock("@/components/ui/use-toast", () => ({ toast: jest.fn() }));

const TEXT = '"Jesus wept." - John 11:35';
const share = jest.fn();
const writeText = jest.fn();

function offer({ hasSheet = true } = {}) {
  Object.defineProperty(navigator, "share", {
    configurable: true,
    value: hasSheet ? share : undefined,
  });
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  const path = "/bible/web/john/11#v35";
  return act(() => shareOrCopy("Verse of the Day", TEXT, { path }));
}

beforeEach(() => {
  share.mockReset().mockResolvedValue(undefined);
  writeText.mockReset().mockResolvedValue(undefined);
});

test("the device's share sheet gets the text and the address, and nothing is copied", async () => {
  await offer();
  const url = `${window.location.origin}/bible/web/john/11#v35`;
  expect(share.mock.calls).toEqual([[{ title: "Verse of the Day", text: TEXT, url }]]);
  expect(writeText).not.toHaveBeenCalled();
});

test("a sheet that the visitor cancels copies nothing and is no error", async () => {
  share.mockRejectedValue(new DOMException("canceled", "AbortError"));
  await offer();
  expect(writeText).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});

test.each(["missing", "failing"])(
  "where the sheet is %s the same text is copied",
  async (sheet) => {
    share.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await offer({ hasSheet: sheet === "failing" });
    expect(writeText.mock.calls).toEqual([[TEXT]]);
    expect(toast).toHaveBeenCalledWith({ title: "Copied to clipboard" });
  },
);

test("without a clipboard the text is shown for selection", async () => {
  writeText.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  render(<TextForCopying />);
  await offer({ hasSheet: false });
  expect(screen.getByRole("dialog", { name: "Copy this text" })).toBeInTheDocument();
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text to copy" });
  expect(field).toHaveValue(TEXT);
  field.focus();
  expect(field.selectionEnd).toBe(TEXT.length);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
