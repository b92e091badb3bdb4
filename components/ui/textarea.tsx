import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/**
 * A field of several lines, each in the direction of its own script. `unstyled` leaves all looks to
 * `className`.
 */
export function Textarea({
  className,
  variant,
  ...props
}: ComponentProps<"textarea"> & { variant?: "default" | "unstyled" }) {
  const looks =
    variant === "unstyled"
      ? className
      : cn(
          "block min-h-11 w-full min-w-0 resize-y rounded-md border border-input bg-card px-3.5 py-2 [unicode-bidi:plaintext] placeholder:text-muted-foreground disabled:opacity-55 aria-invalid:border-destructive",
          className,
        );
  return <textarea className={looks} {...props} />;
}
