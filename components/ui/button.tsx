import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** The looks of a button; a link that should look like one takes them as its class. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors disabled:opacity-55 [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4",
  {
    variants: {
      variant: {
        default:
          "bg-primary text-primary-foreground enabled:hover:bg-primary/90 [a&]:hover:bg-primary/90",
        outline: "border border-border bg-card hover:border-input hover:bg-secondary",
        ghost: "hover:bg-secondary",
        destructive: "bg-destructive text-destructive-foreground hover:bg-destructive/90",
        "destructive-outline":
          "border border-destructive text-destructive hover:bg-destructive hover:text-destructive-foreground",
      },
      size: {
        default: "h-10 px-4 text-[0.9375rem]",
        sm: "h-9 px-3 text-sm",
        lg: "h-11 px-4 text-[0.9375rem]",
        icon: "size-10",
        "icon-sm": "size-8",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

/**
 * A button; its type is "button" unless another is given, so it never submits a form by accident.
 * `link` stands in a line of text and takes its size; `unstyled` leaves all looks to `className`,
 * for what is pressed but does not look like a button: a pin, a card, a verse number.
 */
export function Button({
  className,
  variant,
  size,
  type = "button",
  ...props
}: ComponentProps<"button"> &
  Pick<VariantProps<typeof buttonVariants>, "size"> & {
    variant?: VariantProps<typeof buttonVariants>["variant"] | "link" | "unstyled";
  }) {
  let looks = className;
  if (variant === "link") looks = className ? `link ${className}` : "link";
  else if (variant !== "unstyled") looks = buttonVariants({ variant, size, className });
  return <button type={type} className={looks} {...props} />;
}
