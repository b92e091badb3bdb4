"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from "./toast";
import { useToast } from "./use-toast";

/** How long a toast with something to press stands, in ms. */
const ACTION_DURATION_MS = 10_000;

/**
 * Where toasts can be seen and reached: in the modal dialog on top, because all behind it is inert,
 * else in the page.
 */
function findHome(): Element {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}

/** Shows the toasts that `toast` asks for. */
export function Toaster() {
  const { toasts, dismiss } = useToast();
  const [home, setHome] = useState<Element>(findHome);

  useEffect(() => {
    // With every new toast, and when the dialog that held one closes.
    if (toasts.some(({ open }) => open)) setHome(findHome());
    const onClose = () => setHome(findHome());
    document.addEventListener("close", onClose, true);
    // A dialog that leaves the page with closing is heard by itself alone.
    home.addEventListener("close", onClose);
    return () => {
      document.removeEventListener("close", onClose, true);
      home.removeEventListener("close", onClose);
    };
  }, [toasts, home]);

  return (
    <ToastProvider>
      {toasts.map(({ id, title, description, variant, action, open }) => (
        <Toast
          key={id}
          open={open}
          variant={variant}
          {...(action ? { duration: ACTION_DURATION_MS } : {})}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismiss(id);
          }}
        >
          <div className="space-y-0.5">
            <ToastTitle>{title}</ToastTitle>
            {description && <ToastDescription>{description}</ToastDescription>}
            {action && (
              <ToastAction altText={action.altText} onClick={action.onPress} className="mt-2">
                {action.label}
              </ToastAction>
            )}
          </div>
          <ToastClose />
        </Toast>
      ))}
      {createPortal(<ToastViewport />, home)}
    </ToastProvider>
  );
}
