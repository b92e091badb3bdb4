import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The name of a field, over it: `htmlFor` is the field's id. */
export function Label({ className, ...props }: ComponentProps<"label">) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses it gives it `htmlFor`
    <label className={cn("mb-1.5 block text-sm font-medium", className)} {...props} />
  );
}
