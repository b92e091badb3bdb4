"use client";

import { X } from "lucide-react";
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { cn } from "@/lib/utils";
import { Button } from "./button";

/**
 * Marks what gets the focus when its dialog opens: the first field where filling in is the point.
 */
const FIRST = "[data-first-focus]";

interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  element: RefObject<HTMLDialogElement | null>;
  titleId: string;
  descriptionId: string;
  hasDescription: boolean;
  setHasDescription: (hasDescription: boolean) => void;
}

const Context = createContext<DialogState | null>(null);

function useDialog(): DialogState {
  const state = useContext(Context);
  if (!state) throw new Error("Parts of a dialog stand inside <Dialog>");
  return state;
}

/**
 * A modal dialog on the browser's own `<dialog>`: it keeps the focus inside, makes the page behind
 * inert, closes on Escape and gives the focus back. Opened, the focus is on what is marked
 * `data-first-focus`, else on Close. What opens it is the owner's, so `onOpenChange` only ever gets
 * false; an owner that only closes may pass its own function.
 */
export function Dialog({
  open,
  onOpenChange,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [hasDescription, setHasDescription] = useState(false);
  const state = useMemo(
    () => ({
      open,
      onOpenChange,
      element,
      titleId: `${id}-title`,
      descriptionId: `${id}-description`,
      hasDescription,
      setHasDescription,
    }),
    [open, onOpenChange, id, hasDescription],
  );
  return <Context value={state}>{children}</Context>;
}

/** The window of a dialog: its header, then its body. */
export function DialogContent({ className, children, ...props }: ComponentProps<"dialog">) {
  const { open, onOpenChange, element, titleId, descriptionId, hasDescription } = useDialog();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // React's autoFocus comes too early, while the dialog is still closed.
      dialog.querySelector<HTMLElement>(FIRST)?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open, element]);

  // Taken out of the page while open: closed first, so that the browser gives the focus back.
  const isGone = useRef(false);
  useLayoutEffect(() => {
    const dialog = element.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      dialog?.close();
    };
  }, [element]);

  // A press that begins inside and ends outside, as in selecting text, is none on the backdrop.
  const pressed = useRef<EventTarget | null>(null);
  function closeOnBackdrop({ target }: MouseEvent) {
    if (target === element.current && pressed.current === target) element.current.close();
  }

  return (
    // A press on the backdrop serves the pointer; Escape and Close serve the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={element}
      aria-labelledby={titleId}
      aria-describedby={hasDescription ? descriptionId : undefined}
      // However it was closed. Once where the owner closed it itself; React hands on also what
      // closes inside it.
      onClose={({ target }) =>
        target === element.current && open && !isGone.current && onOpenChange(false)
      }
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={closeOnBackdrop}
      className={cn(
        "m-auto max-h-[min(90dvh,56rem)] w-[calc(100vw-1.5rem)] overflow-hidden rounded-xl border bg-popover p-0 text-popover-foreground shadow-pop backdrop:bg-black/50",
        className ?? "sm:max-w-xl",
      )}
      {...props}
    >
      {open && <div className="flex h-full max-h-[inherit] flex-col">{children}</div>}
    </dialog>
  );
}

/** What a dialog is called, beside the button that closes it. */
export function DialogHeader({ className, children, ...props }: ComponentProps<"div">) {
  const { element } = useDialog();
  return (
    <div className="flex items-start justify-between gap-4 border-b px-5 py-3.5">
      <div className={cn("min-w-0 wrap-anywhere", className)} {...props}>
        {children}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close"
        className="-mr-2"
        onClick={() => element.current?.close()}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

/** The name of a dialog. */
export function DialogTitle({ className, children, ...props }: ComponentProps<"h2">) {
  const { titleId } = useDialog();
  return (
    <h2 id={titleId} className={cn("pt-1 font-serif text-lg font-semibold", className)} {...props}>
      {children}
    </h2>
  );
}

/** A line under the name, read out with it. */
export function DialogDescription({ className, ...props }: ComponentProps<"p">) {
  const { descriptionId, setHasDescription } = useDialog();
  useLayoutEffect(() => {
    setHasDescription(true);
    return () => setHasDescription(false);
  }, [setHasDescription]);
  return (
    <p id={descriptionId} className={cn("text-sm text-muted-foreground", className)} {...props} />
  );
}

/** What a dialog holds; it scrolls under the header. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div className={cn("overflow-y-auto overscroll-contain px-5 py-5", className)} {...props} />
  );
}

/** The buttons at the end of a dialog's body. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("mt-6 flex justify-end gap-2", className)} {...props} />;
}

/** A button that closes the dialog it stands in. */
export function DialogClose({ onClick, ...props }: ComponentProps<typeof Button>) {
  const { element } = useDialog();
  return (
    <Button
      variant="outline"
      onClick={(event) => {
        onClick?.(event);
        element.current?.close();
      }}
      {...props}
    />
  );
}
