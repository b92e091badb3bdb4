import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** The looks of a button; a link that should look like one takes them as its class. `cva` joins them, so tailwind-merge stays out of the browser. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-[0.9375rem] font-medium whitespace-nowrap transition-colors disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default:
          "bg-primary text-primary-foreground enabled:hover:bg-primary/90 [a&]:hover:bg-primary/90",
        outline: "border border-border bg-card hover:border-input hover:bg-secondary",
        ghost: "hover:bg-secondary",
        destructive: "bg-destructive text-destructive-foreground hover:bg-destructive/90",
      },
      size: { default: "h-10 px-4", sm: "h-9 px-3 text-sm", icon: "size-10" },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

/** A button; its type is "button" unless said otherwise, so it never submits a form by accident. */
export function Button({
  className,
  variant,
  size,
  type = "button",
  ...props
}: ComponentProps<"button"> & VariantProps<typeof buttonVariants>) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />;
}
