import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";

/** What a section tells after an act; `isFailure` for what went wrong. */
export interface Told {
  words: string;
  isFailure?: boolean;
}

/** A section of the dialog under its heading. What `told` says is read out when it changes. */
export function DataSection({
  title,
  icon: Icon,
  told = null,
  children,
}: {
  title: string;
  icon: LucideIcon;
  told?: Told | null;
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
        <p
          role="status"
          className={`text-[0.9375rem] not-empty:mt-3 ${told?.isFailure ? "text-destructive" : "text-good"}`}
        >
          {told?.words}
        </p>
      </div>
    </section>
  );
}
