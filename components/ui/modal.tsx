"use client";

import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";

/** Mark of the element that gets the focus when its dialog opens: the first field where filling in is the point. */
const FIRST = "[data-first-focus]";

/**
 * A modal dialog on the browser's own `<dialog>`: it keeps the focus inside, makes the page behind inert, closes on
 * Escape and gives the focus back. Opened, the focus is on what is marked `data-first-focus`, else on Close.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  description,
  children,
  className = "sm:max-w-xl",
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children: ReactNode;
  className?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      element.showModal();
      // React's autoFocus comes too early, while the dialog is still closed.
      element.querySelector<HTMLElement>(FIRST)?.focus();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  // Taken out of the page while open: closed first, so that the browser gives the focus back.
  const isGone = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      element?.close();
    };
  }, []);

  // A press that begins inside and ends outside, as in selecting text, is none on the backdrop.
  const pressed = useRef<EventTarget | null>(null);
  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && pressed.current === event.target) dialog.current.close();
  }

  return (
    // The press on the backdrop is a convenience for the pointer; Escape and the Close button serve the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      // However it was closed. Once where the owner closed it itself; React hands on also what closes inside it.
      onClose={({ target }) => target === dialog.current && isOpen && !isGone.current && onClose()}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={closeOnBackdrop}
      className={`modal m-auto max-h-[min(90dvh,56rem)] w-[calc(100vw-1.5rem)] overflow-hidden rounded-xl border bg-popover p-0 text-popover-foreground shadow-pop backdrop:bg-black/50 ${className}`}
    >
      {isOpen && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <div className="flex items-start justify-between gap-4 border-b px-5 py-3.5">
            <div className="min-w-0 wrap-anywhere">
              <h2 id={`${id}-title`} className="pt-1 font-serif text-lg font-semibold">
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className="text-sm text-muted-foreground">
                  {description}
                </p>
              )}
            </div>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              aria-label="Close"
              className="icon-button -mr-2"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          <div className="overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
        </div>
      )}
    </dialog>
  );
}
