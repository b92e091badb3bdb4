/** @jest-environment jsdom */
import { reloadOnce } from "@/lib/site/stale-build";
import { WAITS_EVENT, whenConnected } from "@/lib/site/when-connected";

const missing = Object.assign(new Error("Failed to load chunk /x.js"), { name: "ChunkLoadError" });
const connect = (isOnline: boolean) =>
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);

afterEach(() => jest.restoreAllMocks());

test("what cannot be fetched offline is told, and fetched when there is a connection", async () => {
  connect(false);
  const heard = jest.fn();
  window.addEventListener(WAITS_EVENT, heard);
  const load = jest.fn().mockRejectedValueOnce(missing).mockResolvedValue("module");
  const loaded = whenConnected(load);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);

  connect(true);
  window.dispatchEvent(new Event("online"));
  await expect(loaded).resolves.toBe("module");
  window.removeEventListener(WAITS_EVENT, heard);
});

test("with a connection it fails as before", async () => {
  connect(true);
  await expect(whenConnected(() => Promise.reject(missing))).rejects.toBe(missing);
});

test("the page is not reloaded without a connection", () => {
  connect(false);
  sessionStorage.clear();
  expect(reloadOnce()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});
