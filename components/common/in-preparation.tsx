import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";

/** Says plainly what a page does not hold yet, and where a visitor can go on meanwhile. */
export function InPreparation({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-2xl rounded-xl border bg-card p-6 shadow-card">
      <p className="eyebrow mb-2">In preparation</p>
      <div className="leading-relaxed">{children}</div>
      <p className="mt-4 text-[0.9375rem]">
        Meanwhile you can{" "}
        <IntentLink href="/bible" className="link">
          read and search the Bible
        </IntentLink>
        .
      </p>
    </div>
  );
}
