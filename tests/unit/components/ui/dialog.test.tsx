/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

const onOpenChange = jest.fn();

function Example({ isDescribed = true, hasFirst = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => {
          onOpenChange(isOpen);
          setOpen(isOpen);
        }}
      >
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Rename</DialogTitle>
            {isDescribed && <DialogDescription>For this browser</DialogDescription>}
          </DialogHeader>
          <DialogBody>
            <input aria-label="Name" {...(hasFirst ? { "data-first-focus": "" } : {})} />
            <button type="button" onClick={() => setOpen(false)}>
              Save
            </button>
            <DialogFooter>
              <DialogClose>Cancel</DialogClose>
            </DialogFooter>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  );
}

function open() {
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole("dialog", { name: "Rename" });
}

const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
};

test("closed it holds nothing; opened it has its name, its description and the focus on Close", () => {
  render(<Example />);
  expect(screen.queryByLabelText("Name")).not.toBeInTheDocument();
  expect(open()).toHaveAccessibleDescription("For this browser");
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
});

test("without a description nothing is said to describe it", () => {
  render(<Example isDescribed={false} />);
  expect(open()).not.toHaveAttribute("aria-describedby");
});

test("the focus begins on what is marked for it", () => {
  render(<Example hasFirst />);
  open();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
});

test.each(["Close", "Cancel"])("%s closes it once and gives the focus back", async (name) => {
  render(<Example />);
  open();
  fireEvent.click(screen.getByRole("button", { name }));
  await expectClosed();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test("Escape closes it once", async () => {
  render(<Example />);
  open();
  await userEvent.keyboard("{Escape}");
  await expectClosed();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test("its owner closes it without being asked to", async () => {
  render(<Example />);
  open();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await expectClosed();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("a press on the backdrop closes it, one that began inside does not", async () => {
  render(<Example />);
  const dialog = open();
  fireEvent.pointerDown(screen.getByRole("textbox", { name: "Name" }));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  expect(screen.getByRole("dialog")).toBeInTheDocument();

  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  await expectClosed();
});

test("a dialog that closes inside it leaves it open", async () => {
  render(<Example />);
  const dialog = open();
  const inner = document.createElement("dialog");
  dialog.append(inner);
  await act(async () => {
    inner.showModal();
    inner.close();
  });
  expect(screen.getByRole("dialog", { name: "Rename" })).toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("taken out of the page while open, it gives the focus back and reports nothing", async () => {
  function Owner() {
    const [isThere, setIsThere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsThere(false)}>
          Leave
        </button>
        {isThere && <Example />}
      </>
    );
  }
  render(<Owner />);
  screen.getByRole("button", { name: "Leave" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Leave" })).toHaveFocus();
  expect(onOpenChange).not.toHaveBeenCalled();
});
