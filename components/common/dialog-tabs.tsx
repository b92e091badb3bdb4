"use client";

import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useDialogOpened } from "./use-dialog-opened";

const loadTabs = () => import("./panel-tabs");
const PanelTabs = lazy(() => loadTabs().then((module) => ({ default: module.PanelTabs })));

/** After the page itself is done; a dialog that opens earlier asks for the tabs at once. */
const LOAD_AFTER_MS = 400;

/**
 * Tabs of an ItemDialog. While the dialog is closed, and without scripts, the panels stand one
 * after the other in the HTML; opening it makes them tabs. So a page may hold dozens, and the
 * script for them comes when it is needed. Each tab has its address: `#anchor` the first,
 * `#anchor-value` the others.
 */
export function DialogTabs({
  anchor,
  label,
  tabs,
  panels,
}: {
  /** Of the dialog. */
  anchor: string;
  /** What the row of tabs is called by screen readers. */
  label: string;
  tabs: readonly { value: string; label: string }[];
  /** In the order of `tabs`. */
  panels: readonly ReactNode[];
}) {
  const place = useRef<HTMLDivElement>(null);
  const hasOpened = useDialogOpened(place);

  useEffect(() => {
    const timer = setTimeout(loadTabs, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const panel = (value: string, index: number, state?: "active" | "inactive") => (
    <div key={value} id={`${anchor}-${value}`} data-state={state} className="tab-panel">
      {panels[index]}
    </div>
  );
  const stateOf = (index: number) => (index === 0 ? "active" : "inactive");
  // Takes the room of the tabs until their script has come.
  const standIn = (
    <>
      <div aria-hidden="true" className="tab-list">
        {tabs.map(({ value, label: words }, index) => (
          <Button
            key={value}
            variant="unstyled"
            tabIndex={-1}
            data-state={stateOf(index)}
            className="tab"
          >
            {words}
          </Button>
        ))}
      </div>
      {tabs.map(({ value }, index) => panel(value, index, stateOf(index)))}
    </>
  );
  return (
    <div ref={place}>
      {hasOpened ? (
        <Suspense fallback={standIn}>
          <PanelTabs anchor={anchor} label={label} tabs={tabs} panels={panels} />
        </Suspense>
      ) : (
        tabs.map(({ value }, index) => panel(value, index))
      )}
    </div>
  );
}
