"use client";

import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the native dialog around an element has been opened yet. */
export function useDialogOpened(place: RefObject<HTMLElement | null>): boolean {
  const [hasOpened, setHasOpened] = useState(false);
  useEffect(() => {
    const dialog = place.current?.closest("dialog");
    if (!dialog) return;
    if (dialog.open) setHasOpened(true);
    // At once: what is painted as it stood while closed would jump when it becomes something else.
    const observer = new MutationObserver(() => {
      if (dialog.open) flushSync(() => setHasOpened(true));
    });
    observer.observe(dialog, { attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [place]);
  return hasOpened;
}
