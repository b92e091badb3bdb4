import {
  BrokenAnswerError,
  isConversationGone,
  reasonOf,
} from "@/app/chat/_components/failure-words";
import { HttpError } from "@/lib/http/request";

const failed = (status: number, detail: string, retryAfter?: number) =>
  new HttpError(status, detail, { status, detail, ...(retryAfter ? { retryAfter } : {}) });

test("the server's sentence is given, with the wait where it does not say it", () => {
  expect(reasonOf(failed(503, "Not now."))).toBe("Not now.");
  expect(reasonOf(failed(429, "Again in 42 seconds.", 42))).toBe("Again in 42 seconds.");
  expect(reasonOf(failed(429, "Too many.", 1))).toBe("Too many. Please try again in 1 second.");
  expect(reasonOf(failed(429, "Too many.", 600))).toBe("Too many. Please try again in 10 minutes.");
  expect(reasonOf(failed(429, "Too many.", 7_200))).toBe("Too many. Please try again in 2 hours.");
});

test("an answer that broke off gives the server's sentence, never the text of an error of ours", () => {
  expect(reasonOf(new BrokenAnswerError("The model went away."))).toBe("The model went away.");
  const plain = "The answer didn’t come through. Your question is still here.";
  expect(reasonOf(new BrokenAnswerError())).toBe(plain);
  expect(reasonOf(new TypeError("x is undefined"))).toBe(plain);
  expect(reasonOf(new HttpError(502, "<h1>Bad gateway</h1>", null))).toBe(plain);
  expect(reasonOf(new DOMException("late", "TimeoutError"))).toBe(
    "The server took too long to answer. Please try again.",
  );
});

test("a conversation that is gone is told from other failures", () => {
  expect(isConversationGone(failed(404, "Nothing here."))).toBe(true);
  expect(isConversationGone(failed(503, "Not now."))).toBe(false);
  expect(reasonOf(failed(404, "Nothing here."))).toMatch(/no longer kept/);
});
