"use client";

import { lazy, Suspense, useEffect, useRef } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { whenConnected } from "@/lib/site/when-connected";
import { ListSkeletons } from "./list-skeletons";
import { LIST_HREF, usePlansAddress } from "./use-plans-address";

const loadLists = () => import("./lists");
const PlanLists = lazy(() =>
  whenConnected(loadLists).then((module) => ({ default: module.PlanLists })),
);
const loadOpenPlan = () => import("./open-plan");
const OpenPlan = lazy(() =>
  whenConnected(loadOpenPlan).then((module) => ({ default: module.OpenPlan })),
);
const loadOwnPlan = () => import("./own-plan-form");
const OwnPlanForm = lazy(() =>
  whenConnected(loadOwnPlan).then((module) => ({ default: module.OwnPlanForm })),
);
const ReminderSection = lazy(() =>
  whenConnected(() => import("./reminder-section")).then((module) => ({
    default: module.ReminderSection,
  })),
);
// What the address names comes beside the page's own script, before React gets to it.
if (typeof window !== "undefined" && window.location.pathname === LIST_HREF) {
  const query = new URLSearchParams(window.location.search);
  if (query.get("plan")) loadOpenPlan().catch(() => {});
  else if (query.get("own")) loadOwnPlan().catch(() => {});
  else loadLists().catch(() => {});
}

/**
 * The page as its address says: a started plan, the form for a plan of one's own, or the plans with
 * the reminder below them.
 */
export function PlansView() {
  const { plan, isOwn, openList } = usePlansAddress();
  const view = plan || (isOwn ? "own" : "list");
  const slot = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  // Opened here, not by the address the page was loaded with.
  const wasElsewhere = useRef(false);
  wasElsewhere.current ||= shown.current !== view;

  // The boot script of the page sets this before the first paint; from then on the address decides.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (view === "list") delete dataset.planView;
    else dataset.planView = "";
    return () => {
      delete dataset.planView;
    };
  }, [view]);

  // What was pressed has gone with the view it stood in; whoever uses the keyboard goes on from the
  // new one.
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    slot.current?.focus({ preventScroll: true });
  }, [view]);

  return (
    <div ref={slot} tabIndex={-1} className="plans-view">
      {plan !== "" && (
        <Suspense fallback={<OpenSkeleton label="Loading the plan" />}>
          <OpenPlan
            key={plan}
            id={plan}
            onClose={() => openList()}
            takesFocus={wasElsewhere.current}
          />
        </Suspense>
      )}
      {isOwn && (
        <Suspense fallback={<OpenSkeleton label="Loading" />}>
          <OwnPlanForm onClose={() => openList()} />
        </Suspense>
      )}
      {view === "list" && (
        <>
          <Suspense fallback={<ListsFrame />}>
            <PlanLists onOwnIntent={() => void loadOwnPlan().catch(() => {})} />
          </Suspense>
          <div className="reminder-slot">
            <Suspense>
              <ReminderSection />
            </Suspense>
          </div>
        </>
      )}
    </div>
  );
}

function OpenSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="space-y-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

/** The same before the address is known: three cards in the making, with room for six. */
export function PlansFrame() {
  return (
    <div className="plans-view">
      <ListsFrame />
      <div className="reminder-slot" />
    </div>
  );
}

function ListsFrame() {
  return (
    <div className="plan-lists">
      <ListSkeletons />
    </div>
  );
}
