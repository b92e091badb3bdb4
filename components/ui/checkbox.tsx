import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The browser's own checkbox in the color of the site. */
export function Checkbox({
  className,
  onChange,
  onCheckedChange,
  ...props
}: Omit<ComponentProps<"input">, "type"> & { onCheckedChange?: (checked: boolean) => void }) {
  return (
    <input
      type="checkbox"
      className={cn("size-4.5 shrink-0 accent-primary", className)}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
      {...props}
    />
  );
}
