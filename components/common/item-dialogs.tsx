"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { closeHash, onHashChange, openHash, readHash } from "./item-address";

/**
 * The dialog an anchor names: an item's own, or the one that holds what is named, a quotation for
 * one.
 */
function findDialog(anchor: string): HTMLDialogElement | null {
  if (anchor === "") return null;
  const found =
    document.querySelector(`[data-item-dialog="${CSS.escape(anchor)}"]`) ??
    document.getElementById(anchor)?.closest("[data-item-dialog]");
  return found instanceof HTMLDialogElement ? found : null;
}

function openDialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[data-item-dialog][open]")];
}

/**
 * Closes it; where nothing had the focus before it opened, as after a link to it, its own opener
 * gets it.
 */
function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  if (document.activeElement !== document.body) return;
  const opener = document.querySelector<HTMLElement>(
    `[data-opens="${CSS.escape(dialog.dataset.itemDialog ?? "")}"]`,
  );
  opener?.focus({ preventScroll: true });
}

function showNamedDialog(): void {
  const wanted = findDialog(readHash());
  for (const dialog of openDialogs()) if (dialog !== wanted) closeDialog(dialog);
  if (wanted && !wanted.open) wanted.showModal();
}

/**
 * Opens the page's ItemDialogs and gives each its own address: a control with `data-opens="anchor"`
 * adds `#anchor` to the history and Back closes it again; an address that carries the anchor opens
 * it on load. The browser's dialog keeps the focus inside and gives it back.
 */
export function ItemDialogs() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has dialogs of its own
  useEffect(() => {
    function close(dialog: HTMLDialogElement) {
      const isNamed = findDialog(readHash()) === dialog;
      closeDialog(dialog);
      if (isNamed) closeHash();
    }
    // Where the press began: one that begins inside and ends outside, after a tab made the dialog
    // smaller, is none on the backdrop.
    let pressed: EventTarget | null = null;
    function onPointerDown(event: PointerEvent) {
      pressed = event.target;
    }
    function onClick(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      const opener = event.target.closest<HTMLElement>("[data-opens]");
      if (opener?.dataset.opens) {
        if (findDialog(opener.dataset.opens) === null) return;
        event.preventDefault();
        openHash(opener.dataset.opens);
        return;
      }
      const dialog = event.target.closest<HTMLDialogElement>("dialog[data-item-dialog]");
      if (!dialog) return;
      // A press on the backdrop reaches the dialog element itself.
      const isOnBackdrop = event.target === dialog && pressed === dialog;
      if (isOnBackdrop || event.target.closest("[data-closes]")) {
        event.preventDefault();
        close(dialog);
      }
    }
    function onCancel(event: Event) {
      const dialog = event.target;
      if (!(dialog instanceof HTMLDialogElement) || dialog.dataset.itemDialog === undefined) return;
      event.preventDefault();
      close(dialog);
    }
    // What the browser opened before this ran keeps open, and gets its address.
    const [early] = openDialogs();
    if (early?.dataset.itemDialog && readHash() === "") openHash(early.dataset.itemDialog);
    showNamedDialog();
    document.addEventListener("pointerdown", onPointerDown, true);
    document.addEventListener("click", onClick);
    document.addEventListener("cancel", onCancel, true);
    const stopFollowing = onHashChange(showNamedDialog);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown, true);
      document.removeEventListener("click", onClick);
      document.removeEventListener("cancel", onCancel, true);
      stopFollowing();
    };
  }, [pathname]);

  return null;
}
