import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A checkbox that says on or off. */
export function Switch({
  className,
  checked,
  onChange,
  onCheckedChange,
  ...props
}: Omit<ComponentProps<"input">, "type" | "role"> & {
  onCheckedChange?: (checked: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className={cn(
        "relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-input transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-card before:transition-transform checked:bg-primary checked:before:translate-x-5 disabled:opacity-55",
        className,
      )}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
      {...props}
    />
  );
}
