import {
  isStopping,
  onLastCall,
  onStop,
  requestEnded,
  requestStarted,
} from "@/lib/health/lifecycle";

test("after SIGTERM the process is stopping, and closes once the last request has ended", async () => {
  const close = jest.fn(async () => undefined);
  // Jest's process is a copy that hears no signals, so the listener is called by hand.
  const listened = jest.spyOn(process, "once").mockReturnValue(process);
  onStop(close);
  const [signal, stop] = listened.mock.calls[0] ?? [];
  expect(signal).toBe("SIGTERM");
  expect(isStopping()).toBe(false);

  requestStarted();
  stop?.();
  expect(isStopping()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(close).not.toHaveBeenCalled();

  requestEnded();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(close).toHaveBeenCalledTimes(1);
});

test("what would go on for long is asked to end some seconds after SIGTERM, unless it has ended", () => {
  jest.useFakeTimers();
  const listened = jest.spyOn(process, "once").mockReturnValue(process);
  const end = jest.fn();
  const ended = jest.fn();
  onLastCall(end);
  onLastCall(ended)();
  onStop(async () => undefined);

  listened.mock.calls.at(-1)?.[1]();
  jest.advanceTimersByTime(5_000);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);

  expect(end).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
  jest.useRealTimers();
});
