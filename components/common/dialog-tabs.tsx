"use client";

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";

const loadTabs = () => import("./tabs");
const Tabs = lazy(() => loadTabs().then((module) => ({ default: module.Tabs })));

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
  const [hasOpened, setHasOpened] = useState(false);

  useEffect(() => {
    const dialog = place.current?.closest("dialog");
    if (!dialog) return;
    const follow = () => dialog.open && setHasOpened(true);
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(dialog, { attributeFilter: ["open"] });
    const timer = setTimeout(loadTabs, LOAD_AFTER_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  const stacked = tabs.map((tab, index) => (
    <div key={tab.value} id={`${anchor}-${tab.value}`} className="tab-panel">
      {panels[index]}
    </div>
  ));
  return (
    <div ref={place}>
      {hasOpened ? (
        <Suspense fallback={stacked}>
          <Tabs anchor={anchor} label={label} tabs={tabs} panels={panels} />
        </Suspense>
      ) : (
        stacked
      )}
    </div>
  );
}
