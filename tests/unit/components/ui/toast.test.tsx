/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { toast, useToast } from "@/components/ui/use-toast";

// jsdom knows no `:modal`, nor whether a pointer is held.
beforeAll(() => {
  const find = document.querySelectorAll.bind(document);
  document.querySelectorAll = ((selector: string) =>
    find(selector.replace(":modal", "[open]"))) as typeof document.querySelectorAll;
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("a toast shows its words for five seconds, one with a button for ten", () => {
  render(<Toaster />);
  act(() => void toast({ title: "Saved", description: "It is in your library." }));
  expect(screen.getByText("Saved")).toBeInTheDocument();
  expect(screen.getByText("It is in your library.")).toBeInTheDocument();
  wait(4_900);
  expect(screen.getByText("Saved")).toBeInTheDocument();
  wait(200);
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();

  const onPress = jest.fn();
  act(() => void toast({ title: "Gone", action: { label: "Undo", altText: "Undo it", onPress } }));
  wait(9_900);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Gone")).not.toBeInTheDocument();
});

test("a new toast takes the place of the old, and Close closes it", () => {
  render(<Toaster />);
  act(() => void toast({ title: "First" }));
  act(() => void toast({ title: "Second", variant: "destructive" }));
  expect(screen.queryByText("First")).not.toBeInTheDocument();
  expect(screen.getByText("Second")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Second")).not.toBeInTheDocument();
});

test("a toast stands in the dialog on top, and in the page again once that closes", () => {
  render(<Toaster />);
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.open = true;
  act(() => void toast({ title: "Saved" }));
  expect(dialog).toContainElement(screen.getByText("Saved"));
  act(() => {
    dialog.open = false;
    dialog.dispatchEvent(new Event("close"));
  });
  expect(dialog).not.toContainElement(screen.getByText("Saved"));
  expect(screen.getByText("Saved")).toBeInTheDocument();
  dialog.remove();
});

test("whoever asked for a toast may change it and close it", () => {
  render(<Toaster />);
  let shown: ReturnType<typeof toast> | undefined;
  act(() => {
    shown = toast({ title: "Saving..." });
  });
  act(() => shown?.update({ title: "Saved" }));
  expect(screen.getByText("Saved")).toBeInTheDocument();
  act(() => shown?.dismiss());
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});

test("a dismissed toast leaves memory much later", () => {
  function Count() {
    return <output>{useToast().toasts.length}</output>;
  }
  render(<Count />);
  act(() => toast({ title: "Saved" }).dismiss());
  wait(999_000);
  expect(screen.getByRole("status")).toHaveTextContent("1");
  wait(1_000);
  expect(screen.getByRole("status")).toHaveTextContent("0");
});

test("F8 leads to the toasts", () => {
  render(<Toaster />);
  act(() => void toast({ title: "Saved" }));
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(screen.getByRole("region", { name: /Notifications/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
});
