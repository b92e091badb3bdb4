/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, render, screen } from "@testing-library/react";
import { ConnectionBanner } from "@/components/layout/connection-banner";
import { toast } from "@/components/ui/use-toast";
import { noteAnswer, noteFailure } from "@/lib/http/connection";
import { setWaiting, tellRefused } from "@/lib/http/outbox/status";

jest.mock("@/components/ui/use-toast", () => ({ toast: jest.fn() }));

const said = () => screen.getByRole("status").textContent;

function setNetwork(isThere: boolean) {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? "online" : "offline"));
}

beforeEach(() => {
  jest.useFakeTimers();
  setNetwork(true);
  noteAnswer();
  setWaiting(0);
});
afterEach(() => jest.useRealTimers());

test("it says what is the matter and how much waits, and when that was sent", () => {
  render(<ConnectionBanner />);
  expect(said()).toBe("");
  act(() => setNetwork(false));
  expect(said()).toBe("You’re offline.");
  act(() => setWaiting(1));
  expect(said()).toBe("You’re offline. 1 change waits to be sent.");
  act(() => setWaiting(2));
  act(() => setNetwork(true));
  expect(said()).toBe("2 changes wait to be sent.");
  act(() => setWaiting(0));
  expect(said()).toBe("Sent.");
  act(() => jest.advanceTimersByTime(4_000));
  expect(said()).toBe("");
});

test("while the server is away it is asked for, until it answers", async () => {
  const asked = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  render(<ConnectionBanner />);
  act(() => noteFailure(new TypeError("Failed to fetch")));
  expect(said()).toBe("The site can’t be reached.");
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(said()).toBe("The site can’t be reached.");
  asked.mockResolvedValue(Response.json({}));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(said()).toBe("");
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(asked).toHaveBeenCalledTimes(2);
});

test("what could not be saved is told in words, and not that it was sent", () => {
  render(<ConnectionBanner />);
  act(() => setWaiting(2));
  act(() => setWaiting(0));
  act(() =>
    tellRefused([
      { what: "Your note on John 3:16", words: "It was changed." },
      { what: "The highlight of John 3:17", words: "It was changed." },
    ]),
  );
  expect(toast).toHaveBeenCalledWith({
    variant: "destructive",
    title: "Some changes couldn’t be saved",
    description: "Your note on John 3:16; The highlight of John 3:17. It was changed.",
  });
  expect(said()).toBe("");
});
