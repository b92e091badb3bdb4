"use client";

import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { cn } from "@/lib/utils";
import { Button } from "./button";

const Context = createContext("");

/**
 * A panel under its button, on the browser's own popover: it opens before any script has loaded,
 * closes on Escape and on a press outside, and needs none of Radix. For a panel beside something
 * else than its button: anchored-popover.tsx.
 */
export function Popover({
  id,
  children,
}: {
  /** Of the panel, where something else names it. */
  id?: string;
  children: ReactNode;
}) {
  const own = useId();
  return <Context value={id ?? own}>{children}</Context>;
}

/** The button that opens the panel and closes it. */
export function PopoverTrigger(props: ComponentProps<typeof Button>) {
  return <Button popoverTarget={useContext(Context)} {...props} />;
}

/** A button inside the panel that closes it. */
export function PopoverClose(props: ComponentProps<typeof Button>) {
  return <Button popoverTarget={useContext(Context)} popoverTargetAction="hide" {...props} />;
}

/**
 * The panel. Its `className` says where it stands in a browser that cannot place it under its
 * button.
 */
export function PopoverContent({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      id={useContext(Context)}
      popover="auto"
      className={cn(
        "site-popover site-popover-anchored border bg-popover text-popover-foreground shadow-pop",
        className,
      )}
      {...props}
    />
  );
}
