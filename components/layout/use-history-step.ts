"use client";

import { useEffect } from "react";
import { keepFocus } from "./keep-focus";

/** Marks the entry of the history that opening made. */
const STEP = "closesOnBack";

/**
 * Makes what is open a step of the history without an address of its own, so that Back closes it
 * and closing it goes back.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const id = Math.random();
    const isOurs = () => window.history.state?.[STEP] === id;
    window.history.pushState({ ...window.history.state, [STEP]: id }, "");
    const follow = () => {
      if (isOurs()) return;
      keepFocus();
      onClose();
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      if (isOurs()) keepFocus(() => window.history.back());
    };
  }, [isOpen, onClose]);
}
