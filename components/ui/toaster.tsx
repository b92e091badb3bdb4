"use client";

import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { dismissToast, useToasts } from "./use-toast";

/** Shows the toasts: 5 s each, swiped away to the right past 50 px, F8 moves the focus to them. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, description, variant = "default", isOpen }) => (
        <Toast.Root
          key={id}
          open={isOpen}
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
          </div>
          <Toast.Close aria-label="Close" className="icon-button -m-2">
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed right-0 bottom-0 z-50 flex w-full flex-col gap-2 p-4 outline-none sm:max-w-sm" />
    </Toast.Provider>
  );
}
