import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** Each line goes in the direction of its own script, whatever that of the page. */
const inputVariants = cva(
  "block w-full min-w-0 rounded-md border border-input bg-card [unicode-bidi:plaintext] placeholder:text-muted-foreground disabled:opacity-55 aria-invalid:border-destructive",
  {
    variants: {
      inputSize: {
        default: "min-h-11 px-3.5 py-2",
        sm: "h-9 px-3 text-[0.9375rem]",
      },
    },
    defaultVariants: { inputSize: "default" },
  },
);

/** A field of one line. `unstyled` leaves all looks to `className`. */
export function Input({
  className,
  variant,
  inputSize,
  ...props
}: ComponentProps<"input"> &
  VariantProps<typeof inputVariants> & { variant?: "default" | "unstyled" }) {
  const looks = variant === "unstyled" ? className : inputVariants({ inputSize, className });
  return <input className={looks} {...props} />;
}
