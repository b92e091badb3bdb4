import * as z from "zod/mini";
import { createQueryClient } from "@/lib/http/query-client";
import { apiGet, HttpError, problemDetail } from "@/lib/http/request";

const anything = async () => z.unknown();

function answer(body: string, init: ResponseInit = {}) {
  return jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body, init));
}

test("a read sends the parameters that have a value, with credentials", async () => {
  const fetched = answer('{"total":1}');
  const schema = z.object({ total: z.number() });
  const found = await apiGet(
    "/api/search",
    { q: "a b", limit: null, offset: 0 },
    async () => schema,
  );
  expect(found).toEqual({ total: 1 });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/search?q=a+b&offset=0");
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    credentials: "include",
    headers: { "X-Client": "web" },
  });
});

test("a failed answer throws status, colon, space, text, and keeps the problem", async () => {
  const problem = JSON.stringify({ status: 404, detail: "John has 21 chapters." });
  answer(problem, { status: 404 });
  const error = await apiGet("/x", {}, anything).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect((error as HttpError).message).toBe(`404: ${problem}`);
  expect(problemDetail(error)?.detail).toBe("John has 21 chapters.");
});

test("without a text the status text stands in", async () => {
  answer("", { status: 502, statusText: "Bad Gateway" });
  await expect(apiGet("/x", {}, anything)).rejects.toThrow("502: Bad Gateway");
});

test("the default read joins the segments of the key", async () => {
  const fetched = answer("[]");
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ["/api", "collections", "7", "verses"] });
  await client.fetchQuery({ queryKey: ["api", "search", { q: "grace" }] });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/api/collections/7/verses",
    "/api/search?q=grace",
  ]);
});

test("a read is never stale and never tried again", async () => {
  const fetched = answer("", { status: 500 });
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: ["api", "news"] })).rejects.toThrow(HttpError);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(client.getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
});
