/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { usePlanTicks } from "@/components/reading/plan-ticks";
import { toast } from "@/components/ui/use-toast";
import { HttpError } from "@/lib/http/request";
import { tickReadings } from "@/lib/reading-plans/client";

jest.mock("@/components/ui/use-toast", () => ({ toast: jest.fn() }));
jest.mock("@/lib/reading-plans/client", () => ({ tickReadings: jest.fn() }));

const sent = jest.mocked(tickReadings);
const TODAY = "2026-11-21";
const version = { version: 3 };

/** Answers the server has not given yet, oldest first. */
let open: { resolve: () => void; reject: (error: unknown) => void }[] = [];

beforeEach(() => {
  open = [];
  jest.clearAllMocks();
  sent.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        open.push({ resolve: () => resolve({} as never), reject });
      }),
  );
});

function ticksOf(id: string) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePlanTicks(id, TODAY), { wrapper }).result;
}

const whatWasSent = () => sent.mock.calls.map(([, , readings, done]) => [readings, done]);

test("ticks show at once and are sent one after the other, what was wished last at the end", async () => {
  const ticks = ticksOf("one");
  act(() => {
    ticks.current.tick(version, [0], true);
    ticks.current.tick(version, [0], false);
    ticks.current.tick(version, [0, 1], true);
    ticks.current.tick(version, [2], false);
  });
  expect([...ticks.current.wishes]).toEqual([
    [0, true],
    [1, true],
    [2, false],
  ]);
  expect(whatWasSent()).toEqual([[[0], true]]);

  await act(async () => open[0]?.resolve());
  // The first answer is about an older wish.
  expect(ticks.current.wishes.get(0)).toBe(true);
  await act(async () => open[1]?.resolve());
  await act(async () => open[2]?.resolve());
  await waitFor(() => expect(ticks.current.wishes.size).toBe(0));
  expect(whatWasSent()).toEqual([
    [[0], true],
    [[0, 1], true],
    [[2], false],
  ]);
  expect(sent.mock.calls[0]?.slice(1)).toEqual([{ id: "one", version: 3 }, [0], true, TODAY]);
  expect(toast).not.toHaveBeenCalled();
});

test("a failure takes back what was shown, sends nothing more and says why; the next press is sent", async () => {
  const ticks = ticksOf("two");
  act(() => {
    ticks.current.tick(version, [0], true);
    ticks.current.tick(version, [1], true);
  });
  await act(async () => open[0]?.reject(new HttpError(500, "away", null)));
  expect(ticks.current.wishes.size).toBe(0);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({
      variant: "destructive",
      title: "The reading could not be marked",
    }),
  );

  act(() => ticks.current.tick(version, [1], true));
  await act(async () => open[1]?.reject(new HttpError(409, "changed", null)));
  expect(toast).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: "This plan was changed elsewhere" }),
  );
});

test("plans do not mix, and every place that shows one shows the same", () => {
  const [first, second, other] = [ticksOf("three"), ticksOf("three"), ticksOf("four")];
  act(() => first.current.tick(version, [5], true));
  expect(second.current.wishes.get(5)).toBe(true);
  expect(other.current.wishes.size).toBe(0);
});
