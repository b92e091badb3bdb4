"use client";

import { useQueryState } from "nuqs";
import { lazy, type ReactNode, Suspense } from "react";
import { markOpenedEntry } from "@/components/common/item-address";
import { Button } from "@/components/ui/button";
import { whenConnected } from "@/lib/site/when-connected";

const AnnotationsOverview = lazy(() =>
  whenConnected(() => import("./annotations-overview")).then((module) => ({
    default: module.AnnotationsOverview,
  })),
);

/** The list of the overview that the address names (`?marks=notes`); null while it is closed. */
const useOpenList = () => useQueryState("marks", { history: "push", scroll: false });

/** The overview of highlights, notes and saved verses, while the address names one of its lists. */
export function AnnotationsHost() {
  const [list] = useOpenList();
  return (
    list !== null && (
      <Suspense fallback={null}>
        <AnnotationsOverview />
      </Suspense>
    )
  );
}

interface OpenerProps {
  size?: "default" | "sm";
  children: ReactNode;
}

/** Opens the overview of highlights, notes and saved verses; it has its own address, so Back closes it. */
export function OpenAnnotationsButton(props: OpenerProps) {
  return (
    <Suspense fallback={<OpenerView {...props} />}>
      <Opener {...props} />
    </Suspense>
  );
}

function Opener(props: OpenerProps) {
  const [list, setList] = useOpenList();
  function open() {
    // Pressed again while it is on its way.
    if (list === null) void setList("highlights").then(markOpenedEntry);
  }
  return <OpenerView {...props} onClick={open} />;
}

/** The button alone, as the prerendered page shows it before the address is read. */
function OpenerView({
  size = "default",
  onClick,
  children,
}: OpenerProps & { onClick?: () => void }) {
  return (
    <Button variant="outline" size={size} aria-haspopup="dialog" onClick={onClick}>
      {children}
    </Button>
  );
}
