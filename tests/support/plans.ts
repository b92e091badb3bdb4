import type { Page } from "@playwright/test";
import { ownWrite } from "./own-write";

/** What a test says of a plan to start: one of the list by its id, or books of one's own. */
interface Start {
  planId?: string;
  own?: { title?: string; books: readonly string[]; days: number };
  /** YYYY-MM-DD */
  start?: string;
  today: string;
}

/** Starts a plan for the page's browser, as if on that day; gives back its id. */
export async function startPlanFor(page: Page, plan: Start): Promise<string> {
  if (page.url() === "about:blank") await page.goto("/about-dev");
  return (await ownWrite(page, "POST", "/api/workspace/plans", plan)).id;
}

/** Ticks readings of a started plan by their places, past the page. */
export async function tickFor(
  page: Page,
  id: string,
  readings: readonly number[],
  today: string,
): Promise<void> {
  await ownWrite(page, "PATCH", `/api/workspace/plans/${id}/readings`, {
    version: 1,
    readings,
    done: true,
    today,
  });
}

/** Sets the page's clock to noon of a day, before the page is opened. */
export async function onDay(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
}
