import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** How far something is, from 0 to `max`, which is 100 unless another is given. */
export function Progress({ className, max = 100, ...props }: ComponentProps<"progress">) {
  return (
    <progress
      max={max}
      className={cn(
        "h-2 w-full min-w-0 appearance-none overflow-hidden rounded-full border-0 bg-border [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-primary",
        className,
      )}
      {...props}
    />
  );
}
