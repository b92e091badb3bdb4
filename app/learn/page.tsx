import type { Metadata } from "next";
import { Suspense } from "react";
import { PageHeader } from "@/components/common/page-header";
import { ServerData } from "@/components/common/server-data";
import { Button } from "@/components/ui/button";
import { Learning } from "./_components/learning";
import { NewPassageForm } from "./_components/new-passage-form";
import "./learn.css";

// A visitor's own: search engines have no use for it.
export const metadata: Metadata = {
  title: "Learn by Heart",
  description: "Learn passages of the Bible by heart, a few minutes a day.",
  alternates: { canonical: "/learn" },
  robots: { index: false },
};

export default function LearnPage() {
  return (
    <ServerData>
      <div className="learn mx-auto max-w-3xl">
        <PageHeader title="Learn by Heart">
          Choose a passage, hide its words step by step, and say or type it from memory. What you
          know well comes back after weeks, what’s hard comes back sooner.
        </PageHeader>
        <div className="needs-scripts min-h-[36rem]">
          <Learning
            form={
              <Suspense>
                <NewPassageForm />
              </Suspense>
            }
          />
        </div>
        <footer className="no-print mt-12 border-t pt-6 text-sm text-muted-foreground">
          <p>
            Only this browser can see what you learn. Export, move or delete it in{" "}
            <Button variant="link" data-your-data="" aria-haspopup="dialog">
              Privacy &amp; your data
            </Button>
            .
          </p>
        </footer>
      </div>
    </ServerData>
  );
}
