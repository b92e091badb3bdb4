import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The looks of a card; an article, a list item or a link that is one takes them as its class. */
export const cardVariants = cva("border bg-card text-card-foreground", {
  variants: {
    variant: { default: "rounded-xl shadow-card", flat: "rounded-lg" },
  },
  defaultVariants: { variant: "default" },
});

/** A box of its own on the page: `flat` for one of many in a list. */
export function Card({
  className,
  variant,
  ...props
}: ComponentProps<"div"> & VariantProps<typeof cardVariants>) {
  return <div className={cardVariants({ variant, className })} {...props} />;
}

/** The head of a card, over its content. */
export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col gap-1 px-5 pt-5", className)} {...props} />;
}

/** What a card is about: a heading of the third level. */
export function CardTitle({ className, children, ...props }: ComponentProps<"h3">) {
  return (
    <h3 className={cn("font-serif text-lg leading-snug font-semibold", className)} {...props}>
      {children}
    </h3>
  );
}

/** A line under the title of a card. */
export function CardDescription({ className, ...props }: ComponentProps<"p">) {
  return <p className={cn("text-sm text-muted-foreground", className)} {...props} />;
}

/** What a card holds. */
export function CardContent({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("px-5 py-4", className)} {...props} />;
}

/** What one can do with a card. */
export function CardFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div className={cn("flex flex-wrap items-center gap-2 px-5 pb-5", className)} {...props} />
  );
}
