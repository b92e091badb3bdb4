import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/**
 * One of several choices, of which one is taken; those of a group share a `name`. `unstyled` leaves
 * all looks to `className`, for a choice that is drawn by its label.
 */
export function RadioGroupItem({
  className,
  variant,
  ...props
}: Omit<ComponentProps<"input">, "type"> & { variant?: "default" | "unstyled" }) {
  const looks =
    variant === "unstyled" ? className : cn("size-4 shrink-0 accent-primary", className);
  return <input type="radio" className={looks} {...props} />;
}
