import type { Metadata } from "next";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "./intent-link";

/** Of every page that says that there is none. */
export const notFoundMetadata: Metadata = {
  title: "404 Page Not Found",
  robots: { index: false },
};

/** What stands at an address without a page; `children` say what there is in its place. */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="font-serif text-3xl font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="mt-3 text-muted-foreground">Did you forget to add the page to the router?</p>
      <div className="mt-4 min-h-7">{children}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <IntentLink className={buttonVariants()} href="/">
          Go to the home page
        </IntentLink>
        <IntentLink className={buttonVariants({ variant: "outline" })} href="/bible">
          Open the Bible
        </IntentLink>
      </div>
    </div>
  );
}
