"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import {
  closeHash,
  markOpenedEntry,
  onHashChange,
  readHash,
} from "@/components/common/item-address";
import { YOUR_DATA } from "@/lib/workspaces/page-events";
import { keepFocus } from "./keep-focus";

/**
 * Whether the address names the visitor's data, and the ways there and back. Opening adds a step to
 * the history but reports it to nobody: what the page has open under the address before stays open
 * behind the dialog.
 */
export function useYourDataAddress() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  const wasNamed = useRef(false);
  const follow = useCallback(() => {
    const isNamed = readHash().startsWith(YOUR_DATA);
    if (wasNamed.current && !isNamed) keepFocus();
    wasNamed.current = isNamed;
    setIsOpen(isNamed);
    if (isNamed) setWasOpened(true);
  }, []);
  useEffect(() => {
    follow();
    return onHashChange(follow);
  }, [follow]);

  const open = useCallback(() => {
    if (!readHash().startsWith(YOUR_DATA)) {
      window.history.pushState(window.history.state, "", `#${YOUR_DATA}`);
      markOpenedEntry();
    }
    follow();
  }, [follow]);

  const close = useCallback(() => {
    // Back may have closed it already.
    if (readHash().startsWith(YOUR_DATA)) closeHash();
  }, []);

  return { isOpen, wasOpened, open, close };
}
