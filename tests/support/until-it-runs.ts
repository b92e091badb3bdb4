import { expect } from "@playwright/test";

/** Milliseconds one try may take to show its effect. */
const TRY_MS = 2_000;

/**
 * Presses something, again and again until it has its effect: before a page's scripts run a press
 * does nothing, and a busy machine gets to them late. `shows` asserts the effect within the time it
 * is given; what `press` throws does not matter, since it may be in vain because the effect is
 * there.
 */
export async function untilItRuns(
  press: (timing: { timeout: number }) => Promise<unknown>,
  shows: (timing: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await press({ timeout: TRY_MS }).catch(() => undefined);
    await shows({ timeout: TRY_MS });
  }).toPass();
}
