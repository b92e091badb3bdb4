"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { keepHash, onHashChange, readHash } from "./item-address";

/**
 * Tabs whose panels all stand in the page's HTML: search engines and readers without scripts have
 * every word (globals.css shows all panels then). `panels` are server-rendered nodes. Keeps its own
 * state unless `value` and `onValueChange` are given. With an `anchor` the choice goes into the
 * address in place: `#anchor` for the first tab, `#anchor-value` for the others.
 */
export function PanelTabs({
  label,
  tabs,
  panels,
  value,
  onValueChange,
  anchor,
}: {
  /** What the row of tabs is called by screen readers. */
  label: string;
  tabs: readonly { value: string; label: string }[];
  /** In the order of `tabs`. */
  panels: readonly ReactNode[];
  value?: string;
  onValueChange?: (value: string) => void;
  anchor?: string;
}) {
  const root = useRef<HTMLDivElement>(null);
  const first = tabs[0]?.value;
  const [own, setOwn] = useState(first);
  const shown = value ?? own;
  // One press asks twice, with the mouse button and with the focus it brings, before the answer of
  // the first is there.
  const asked = useRef(shown);
  useEffect(() => {
    asked.current = shown;
  }, [shown]);
  function show(wanted: string) {
    if (wanted === asked.current) return;
    asked.current = wanted;
    (onValueChange ?? setOwn)(wanted);
  }
  function choose(wanted: string) {
    show(wanted);
    if (anchor) keepHash(wanted === first ? anchor : `${anchor}-${wanted}`);
  }
  const latestShow = useRef(show);
  latestShow.current = show;

  useEffect(() => {
    // An address may name a panel, or something inside one that is not chosen: it is brought before
    // the eyes.
    function showNamed() {
      if (anchor && first && readHash() === anchor) latestShow.current(first);
      const target = document.getElementById(readHash());
      const panel = target?.closest<HTMLElement>("[data-tab]");
      if (!target || !panel?.dataset.tab || !root.current?.contains(panel)) return;
      latestShow.current(panel.dataset.tab);
      requestAnimationFrame(() => {
        showTab(root.current);
        if (target.parentElement !== panel) {
          target.scrollIntoView({ block: "start", behavior: "instant" });
        }
      });
    }
    showNamed();
    return onHashChange(showNamed);
  }, [anchor, first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other tab
  useEffect(() => showTab(root.current), [shown]);

  return (
    <Tabs ref={root} value={shown} onValueChange={choose}>
      <TabsList aria-label={label}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.value} value={tab.value}>
            {tab.label}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab, index) => (
        <TabsContent key={tab.value} value={tab.value} forceMount data-tab={tab.value}>
          {anchor ? <div id={`${anchor}-${tab.value}`}>{panels[index]}</div> : panels[index]}
        </TabsContent>
      ))}
    </Tabs>
  );
}

/**
 * Brings the chosen tab into sight: on a phone the row is wider than the screen. The page itself
 * stays where it is.
 */
function showTab(root: HTMLElement | null): void {
  const list = root?.querySelector<HTMLElement>(".tab-list");
  const tab = list?.querySelector<HTMLElement>('[data-state="active"]');
  if (!list || !tab) return;
  const { left, right } = list.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (box.right > right) list.scrollLeft += box.right - right;
  else if (box.left < left) list.scrollLeft -= left - box.left;
}
