"use client";

import { X } from "lucide-react";
import * as ToastPrimitive from "radix-ui/toast";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";
import { Button, buttonVariants } from "./button";

/** Stands around all toasts: 5 s each, swiped away to the right past 50 px. */
export function ToastProvider(props: ComponentProps<typeof ToastPrimitive.Provider>) {
  return (
    <ToastPrimitive.Provider
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      {...props}
    />
  );
}

/** Where toasts appear; F8 moves the focus there. */
export function ToastViewport({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Viewport>) {
  return (
    <ToastPrimitive.Viewport
      className={cn(
        "no-print fixed right-0 bottom-0 z-50 flex w-full flex-col gap-2 p-4 outline-none sm:max-w-sm",
        className,
      )}
      {...props}
    />
  );
}

/** A short message that goes by itself. */
export function Toast({
  className,
  variant = "default",
  ...props
}: ComponentProps<typeof ToastPrimitive.Root> & { variant?: "default" | "destructive" }) {
  return (
    <ToastPrimitive.Root
      data-variant={variant}
      className={cn(
        "group grid grid-cols-[1fr_auto] items-start gap-3 rounded-lg border bg-popover p-4 text-popover-foreground shadow-pop data-[state=open]:animate-in data-[state=open]:fade-in data-[state=open]:slide-in-from-bottom-3 data-[swipe=end]:animate-out data-[swipe=end]:slide-out-to-right-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[variant=destructive]:border-destructive",
        className,
      )}
      {...props}
    />
  );
}

/** What a toast says. */
export function ToastTitle({ className, ...props }: ComponentProps<typeof ToastPrimitive.Title>) {
  return (
    <ToastPrimitive.Title
      className={cn(
        "text-[0.9375rem] font-medium group-data-[variant=destructive]:text-destructive",
        className,
      )}
      {...props}
    />
  );
}

/** A line more about it. */
export function ToastDescription({
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Description>) {
  return (
    <ToastPrimitive.Description
      className={cn("text-sm text-muted-foreground", className)}
      {...props}
    />
  );
}

/** A button in a toast that does something and closes it. */
export function ToastAction({ className, ...props }: ComponentProps<typeof ToastPrimitive.Action>) {
  return (
    <ToastPrimitive.Action
      className={buttonVariants({ variant: "outline", size: "sm", className })}
      {...props}
    />
  );
}

/** The button that closes a toast. */
export function ToastClose({ className, ...props }: ComponentProps<typeof ToastPrimitive.Close>) {
  return (
    <ToastPrimitive.Close asChild {...props}>
      <Button variant="ghost" size="icon" aria-label="Close" className={cn("-m-2", className)}>
        <X aria-hidden="true" />
      </Button>
    </ToastPrimitive.Close>
  );
}
