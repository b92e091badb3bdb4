"use client";

import { Check } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { StartedDay, StartedPlanDetail } from "@/lib/reading-plans/client";
import { planReadingHref } from "@/lib/reading-plans/links";
import type { StartedReading } from "@/lib/reading-plans/plan-days";

/** What both forms of the bar show of a plan. */
export interface PlanBarProps {
  plan: StartedPlanDetail;
  /** The server has every tick that is shown, so the progress counts them. */
  isConfirmed: boolean;
  /** The day whose readings are shown, and the one being read. */
  day: StartedDay;
  current: StartedReading;
  onOpen: (href: string) => void;
  onTick: (done: boolean) => void;
  planLink: ReactNode;
}

/**
 * A link to a reading of the plan that turns the page of the open reader; with a modifier key it is
 * an ordinary link.
 */
export function PlanReadingLink({
  plan,
  reading,
  onOpen,
  children,
  ...props
}: Pick<PlanBarProps, "plan" | "onOpen"> & {
  reading: StartedReading;
  className?: string;
  "aria-current"?: "true" | undefined;
  children: ReactNode;
}) {
  const href = planReadingHref(plan.id, reading);
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(href);
  }
  return (
    <a {...props} href={href} onClick={open}>
      {children}
    </a>
  );
}

/** Marks the current reading as read; pressed again it takes the mark away. */
export function MarkButton({
  current: { reference, done },
  onTick,
  label,
  isQuiet = false,
}: Pick<PlanBarProps, "current" | "onTick"> & {
  /** What it says before; without it "Mark as read". */
  label?: string;
  isQuiet?: boolean;
}) {
  return (
    <Button
      variant={done || isQuiet ? "outline" : "default"}
      aria-label={done ? `Read: unmark ${reference}` : (label ?? `Mark as read: ${reference}`)}
      onClick={() => onTick(!done)}
      className="plan-bar-mark"
    >
      {done && <Check aria-hidden="true" />}
      {done ? "Read" : (label ?? "Mark as read")}
    </Button>
  );
}
