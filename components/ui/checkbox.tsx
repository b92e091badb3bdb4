import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/**
 * The browser's own checkbox in the color of the site. `unstyled` leaves all looks to `className`,
 * for one that is drawn by its label.
 */
export function Checkbox({
  className,
  variant,
  onChange,
  onCheckedChange,
  ...props
}: Omit<ComponentProps<"input">, "type"> & {
  onCheckedChange?: (checked: boolean) => void;
  variant?: "default" | "unstyled";
}) {
  return (
    <input
      type="checkbox"
      className={
        variant === "unstyled" ? className : cn("size-4.5 shrink-0 accent-primary", className)
      }
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
      {...props}
    />
  );
}
