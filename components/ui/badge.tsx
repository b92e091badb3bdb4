import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** The looks of a badge; what is itself a list item or a link takes them as its class. */
export const badgeVariants = cva("inline-flex items-center gap-1 rounded-full whitespace-nowrap", {
  variants: {
    variant: {
      default: "bg-primary px-2 py-0.5 font-semibold tracking-wide text-primary-foreground",
      secondary: "bg-secondary px-2 py-0.5 text-secondary-foreground",
      accent: "bg-accent px-2 py-0.5 text-accent-foreground",
      outline: "border px-2 py-px font-medium text-muted-foreground",
      destructive: "border border-destructive px-2 py-px font-medium text-destructive",
    },
  },
  defaultVariants: { variant: "default" },
});

/** A word or two about what it stands beside. Its size is that of the text around it. */
export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span className={badgeVariants({ variant, className })} {...props} />;
}
