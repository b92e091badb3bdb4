"use client";

import { useEffect } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { isMissingChunk, reloadOnce } from "@/lib/site/stale-build";

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useEffect(() => {
    if (isMissingChunk(error)) reloadOnce();
  }, [error]);

  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="font-serif text-3xl font-semibold tracking-tight">Something went wrong</h1>
      <p className="mt-3 text-muted-foreground">
        This page couldn’t be shown. Nothing you saved is lost.
        {error.digest && ` If it happens again, mention the number ${error.digest}.`}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        <Button onClick={reset}>Try Again</Button>
        {/* A full load on purpose: the running page is what failed. */}
        <a className={buttonVariants({ variant: "outline" })} href="/">
          Go to the home page
        </a>
      </div>
    </div>
  );
}
