import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/**
 * A gray bar in the place of words to come; decorative, since the region around it says it is busy.
 */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      className={cn("animate-pulse rounded-md bg-secondary", className)}
      {...props}
    />
  );
}
