"use client";

import { Dialog as SheetPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/**
 * A panel at the bottom of a narrow screen, where one beside a word would cover the words around.
 * The page behind it stays in reach.
 */
export function BottomSheet(props: ComponentProps<typeof SheetPrimitive.Root>) {
  return <SheetPrimitive.Root modal={false} {...props} />;
}

/** The panel; a BottomSheetTitle inside names it. */
export function BottomSheetContent({
  className,
  ...props
}: ComponentProps<typeof SheetPrimitive.Content>) {
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Content
        aria-describedby={undefined}
        className={cn(
          "fixed inset-x-0 bottom-0 z-40 flex flex-col rounded-t-xl border-t bg-popover pb-[env(safe-area-inset-bottom)] text-popover-foreground shadow-pop data-[state=open]:animate-in data-[state=open]:slide-in-from-bottom-8 data-[state=open]:fade-in",
          className,
        )}
        {...props}
      />
    </SheetPrimitive.Portal>
  );
}

/** What the panel is called. */
export function BottomSheetTitle(props: ComponentProps<typeof SheetPrimitive.Title>) {
  return <SheetPrimitive.Title {...props} />;
}
