/** Told when something waits for a connection; the toaster says so. */
export const WAITS_EVENT = "offline-wait";

/**
 * Fetches what a press opens. Without a connection it fetches it once there is one again, instead
 * of failing, which would take the whole page away with everything typed in it. Throws what `load`
 * throws while there is a connection.
 */
export const whenConnected = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async (error) => {
    if (navigator.onLine) throw error;
    window.dispatchEvent(new Event(WAITS_EVENT));
    await new Promise((resolve) => {
      window.addEventListener("online", resolve, { once: true });
    });
    return whenConnected(load);
  });
