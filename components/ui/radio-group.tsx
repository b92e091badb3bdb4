import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** One of several choices, of which one is taken; those of a group share a `name`. */
export function RadioGroupItem({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input type="radio" className={cn("size-4 shrink-0 accent-primary", className)} {...props} />
  );
}
