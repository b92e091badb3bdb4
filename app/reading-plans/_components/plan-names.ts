// What the parts of an open plan are called in the page and its address.

/** Names of an open plan's dialogs in the address (the fragment). */
export const PLAN_DIALOGS = {
  calendar: "plan-calendar",
  restart: "restart-plan",
  remove: "delete-plan",
} as const;

/** Id of the heading of what is to be read now, where the focus goes when what had it is gone. */
export const NOW_HEADING = "plan-now";

/** Moves the focus to a heading once the page shows what was changed. */
export function focusNow(): void {
  requestAnimationFrame(() => document.getElementById(NOW_HEADING)?.focus());
}
