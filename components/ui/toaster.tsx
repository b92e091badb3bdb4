"use client";

import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { buttonVariants } from "./button";
import { dismissToast, useToasts } from "./use-toast";

/** How long a toast with something to press stands, in ms. */
const ACTION_DURATION_MS = 10_000;

/** Where toasts can be seen and reached: in the modal dialog on top, because all behind it is inert, else in the page. */
function findHome(): Element {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}

/** Shows the toasts: 5 s each, swiped away to the right past 50 px, F8 moves the focus to them. */
export function Toaster() {
  const toasts = useToasts();
  const [home, setHome] = useState<Element>(findHome);

  useEffect(() => {
    // With every new toast, and when the dialog that held one closes.
    if (toasts.some(({ isOpen }) => isOpen)) setHome(findHome());
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
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, description, variant = "default", action, isOpen }) => (
        <Toast.Root
          key={id}
          open={isOpen}
          {...(action ? { duration: ACTION_DURATION_MS } : {})}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
          data-variant={variant}
          className="grid grid-cols-[1fr_auto] items-start gap-3 rounded-lg border bg-popover p-4 text-popover-foreground shadow-pop data-[state=open]:animate-in data-[state=open]:fade-in data-[state=open]:slide-in-from-bottom-3 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-out data-[swipe=end]:slide-out-to-right-full data-[variant=destructive]:border-destructive"
        >
          <div className="space-y-0.5">
            <Toast.Title
              data-variant={variant}
              className="text-[0.9375rem] font-medium data-[variant=destructive]:text-destructive"
            >
              {title}
            </Toast.Title>
            {description && (
              <Toast.Description className="text-sm text-muted-foreground">
                {description}
              </Toast.Description>
            )}
            {action && (
              <Toast.Action
                altText={action.altText}
                onClick={action.onPress}
                className={buttonVariants({ variant: "outline", size: "sm", className: "mt-2" })}
              >
                {action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close aria-label="Close" className="icon-button -m-2">
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      {createPortal(
        <Toast.Viewport className="fixed right-0 bottom-0 z-50 flex w-full flex-col gap-2 p-4 outline-none sm:max-w-sm" />,
        home,
      )}
    </Toast.Provider>
  );
}
