import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A value between two bounds, drawn with the pointer or moved with the arrow keys. */
export function Slider({
  className,
  value,
  onValueChange,
  ...props
}: Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "onChange"> & {
  /** One value, in a list as shadcn/ui has it. */
  value: readonly [number];
  onValueChange: (value: [number]) => void;
}) {
  return (
    <input
      type="range"
      className={cn("h-7 w-full accent-primary", className)}
      value={value[0]}
      onChange={(event) => onValueChange([Number(event.target.value)])}
      {...props}
    />
  );
}
