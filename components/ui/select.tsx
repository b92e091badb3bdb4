import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The browser's own list of choices; its entries are `<option>` elements. */
export function Select({
  className,
  onChange,
  onValueChange,
  ...props
}: Omit<ComponentProps<"select">, "multiple"> & { onValueChange?: (value: string) => void }) {
  return (
    <select
      className={cn(
        "h-9 max-w-full rounded-md border bg-card px-2.5 hover:border-input disabled:opacity-55",
        className,
      )}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      {...props}
    />
  );
}
