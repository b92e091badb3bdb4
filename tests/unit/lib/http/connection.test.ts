/** @jest-environment jsdom */
import {
  isConnectionFailure,
  isOnline,
  noteAnswer,
  noteFailure,
  subscribe,
} from "@/lib/http/connection";

function setNetwork(isThere: boolean) {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? "online" : "offline"));
}

beforeEach(() => {
  setNetwork(true);
  noteAnswer();
});

const failed = new TypeError("Failed to fetch");

test("a failed request says offline although the browser has a network", () => {
  const heard: boolean[] = [];
  const end = subscribe(() => heard.push(isOnline()));
  noteFailure(failed);
  noteFailure(failed);
  noteAnswer();
  end();
  noteFailure(failed);
  expect(heard).toEqual([false, true]);
});

test("a browser without a network is offline whatever was answered", () => {
  const heard: boolean[] = [];
  const end = subscribe(() => heard.push(isOnline()));
  setNetwork(false);
  noteAnswer();
  expect(isOnline()).toBe(false);
  setNetwork(true);
  end();
  expect(heard).toEqual([false, true]);
});

test("a network that comes back is believed until a request fails", () => {
  noteFailure(failed);
  expect(isOnline()).toBe(false);
  setNetwork(true);
  expect(isOnline()).toBe(true);
});

test("what was called off, and what was answered, says nothing of the connection", () => {
  noteFailure(new DOMException("", "AbortError"));
  noteFailure(new Error("503: away"));
  expect(isOnline()).toBe(true);
  expect(isConnectionFailure(new DOMException("", "TimeoutError"))).toBe(true);
  noteFailure(new DOMException("", "TimeoutError"));
  expect(isOnline()).toBe(false);
});
