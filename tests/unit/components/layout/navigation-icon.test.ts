import { readFileSync } from "node:fs";
import { PANEL_ENTRIES, SIDEBAR_GROUPS } from "@/lib/site/navigation";

test("every entry of the navigation has its icon in the style sheet", () => {
  const styles = readFileSync("components/layout/navigation-icons.css", "utf8");
  const entries = [...PANEL_ENTRIES, ...SIDEBAR_GROUPS.flatMap((group) => group.entries)];

  const missing = entries.filter(({ icon }) => !styles.includes(`[data-icon="${icon}"]`));

  expect(missing).toEqual([]);
});
