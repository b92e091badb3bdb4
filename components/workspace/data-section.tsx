import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "@/lib/utils";

/** What came of an action, in words; `isFailure` for what went wrong. */
export interface Outcome {
  words: string;
  isFailure?: boolean;
}

/** An outcome, read out when it changes. Its element is always there: an empty one says nothing. */
export function OutcomeText({
  outcome,
  className,
}: {
  outcome: Outcome | null;
  className?: string;
}) {
  return (
    <p
      role="status"
      className={cn(outcome?.isFailure ? "text-destructive" : "text-good", className)}
    >
      {outcome?.words}
    </p>
  );
}

/** A section of the dialog under its heading, with what came of the last action in it. */
export function DataSection({
  title,
  icon: Icon,
  outcome = null,
  children,
}: {
  title: string;
  icon: LucideIcon;
  outcome?: Outcome | null;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t py-5 first:border-t-0 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[1.5rem_1fr] sm:gap-x-4"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 text-primary max-sm:hidden" />
      <div className="min-w-0">
        <h3 id={id} className="font-serif text-[1.0625rem] leading-snug font-semibold">
          {title}
        </h3>
        <div className="mt-1.5 space-y-3 text-[0.9375rem]">{children}</div>
        <OutcomeText outcome={outcome} className="text-[0.9375rem] not-empty:mt-3" />
      </div>
    </section>
  );
}
