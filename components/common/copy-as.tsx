"use client";

import { Quote } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { CopySource } from "@/lib/citations/forms";
import { whenConnected } from "@/lib/site/when-connected";

const CopyForms = lazy(() =>
  whenConnected(() => import("./copy-forms")).then((module) => ({ default: module.CopyForms })),
);

/** The panel of forms; what it needs is loaded when it is opened. */
export function CopyAsPanel({ source }: { source: CopySource }) {
  return (
    <Suspense fallback={<Skeleton className="h-28 w-full" />}>
      <CopyForms source={source} />
    </Suspense>
  );
}

/** The button that opens the panel, in the look of those beside it. */
export function CopyAsButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="unstyled" {...props}>
      <Quote aria-hidden="true" />
      Copy as
    </Button>
  );
}

/** Both, the panel where it stands. */
export function CopyAs({ source, className }: { source: CopySource; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <CopyAsButton
        className={className}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <CopyAsPanel source={source} />}
    </>
  );
}
