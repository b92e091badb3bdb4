"use client";

import { X } from "lucide-react";
import { Popover as PopoverPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";
import { Button } from "./button";

/**
 * A panel beside any element of the page, a word in a text for one. Radix measures where there is
 * room.
 */
export function AnchoredPopover(props: ComponentProps<typeof PopoverPrimitive.Root>) {
  return <PopoverPrimitive.Root {...props} />;
}

/** What the panel stands beside: the element inside, or that of `virtualRef`. */
export function AnchoredPopoverAnchor(props: ComponentProps<typeof PopoverPrimitive.Anchor>) {
  return <PopoverPrimitive.Anchor {...props} />;
}

/** The panel, in `container` or else at the end of the page. */
export function AnchoredPopoverContent({
  className,
  container,
  ...props
}: ComponentProps<typeof PopoverPrimitive.Content> &
  Pick<ComponentProps<typeof PopoverPrimitive.Portal>, "container">) {
  return (
    <PopoverPrimitive.Portal container={container}>
      <PopoverPrimitive.Content
        // Below the header, which stays over the page.
        collisionPadding={{ top: 76, right: 12, bottom: 12, left: 12 }}
        className={cn(
          "z-40 flex flex-col rounded-lg border bg-popover text-popover-foreground shadow-pop data-[state=open]:animate-in data-[state=open]:fade-in",
          className,
        )}
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}

/** The button in the corner of the panel that closes it. */
export function AnchoredPopoverClose(props: ComponentProps<typeof PopoverPrimitive.Close>) {
  return (
    <PopoverPrimitive.Close asChild {...props}>
      <Button variant="ghost" size="icon" aria-label="Close">
        <X aria-hidden="true" />
      </Button>
    </PopoverPrimitive.Close>
  );
}
