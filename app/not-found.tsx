import type { Metadata } from "next";
import { IntentLink } from "@/components/layout/intent-link";
import { NearestPage } from "@/components/layout/nearest-page";
import { buttonVariants } from "@/components/ui/button";

export const metadata: Metadata = { title: "404 Page Not Found", robots: { index: false } };

export default function NotFound() {
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="font-serif text-3xl font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="mt-3 text-muted-foreground">Did you forget to add the page to the router?</p>
      <NearestPage />
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
