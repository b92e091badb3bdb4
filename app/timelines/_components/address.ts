import { decodeHash } from "@/components/common/item-address";
import type { Chronology } from "@/lib/content/timeline/schema";
import { CHRONOLOGY_IDS } from "@/lib/timelines/rules";

export const TABS = [
  { value: "interactive", label: "Interactive" },
  { value: "evidence", label: "Evidence" },
  { value: "biblical", label: "Biblical" },
  { value: "evolution", label: "Evolution" },
] as const;
type TimelineTab = (typeof TABS)[number]["value"];

/** Ids of the items that each tab holds, so that an item's address opens its tab. */
export type TabAnchors = Readonly<Partial<Record<TimelineTab, readonly string[]>>>;

/** What the address of this page names. */
export interface TimelineAddress {
  tab: TimelineTab;
  chronology: Chronology;
  isList: boolean;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  wanted: string | null,
): Value | undefined {
  return values.find((value) => value === wanted);
}

/**
 * Reads `?tab=…&chronology=…&view=list#item`; what is missing or unknown is the default, and an
 * item's tab comes first.
 */
export function parseAddress(
  { search, hash }: { search: string; hash: string },
  anchors: TabAnchors = {},
): TimelineAddress {
  const query = new URLSearchParams(search);
  const anchor = decodeHash(hash);
  const tabs = TABS.map(({ value }) => value);
  return {
    tab:
      tabs.find((tab) => anchors[tab]?.includes(anchor)) ??
      oneOf(tabs, query.get("tab")) ??
      "interactive",
    chronology: oneOf(CHRONOLOGY_IDS, query.get("chronology")) ?? CHRONOLOGY_IDS[0],
    isList: query.get("view") === "list",
  };
}

const DEFAULTS: Record<string, string> = {
  tab: "interactive",
  chronology: CHRONOLOGY_IDS[0],
  view: "timeline",
};

/**
 * The query of an address with one part changed; parts that say the default are left out, so each
 * state has one address.
 */
export function withPart(
  search: string,
  name: "tab" | "chronology" | "view",
  value: string,
): string {
  const query = new URLSearchParams(search);
  if (value === DEFAULTS[name]) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
