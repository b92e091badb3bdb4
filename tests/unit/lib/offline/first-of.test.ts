import { firstOf } from "@/lib/offline/worker/first-of";

const LONG = 60_000;
const stored = async () => new Response("stored");
const nothing = async () => null;
const never = new Promise<Response>(() => {});

test("the network's answer is taken, also one that refuses", async () => {
  const answer = await firstOf(Promise.resolve(new Response("no", { status: 404 })), stored, LONG);
  expect(answer.status).toBe(404);
});

test("what is stored stands in where the network fails, or a proxy says that the site is gone", async () => {
  const failed = await firstOf(Promise.reject(new TypeError("no network")), stored, LONG);
  const gone = await firstOf(Promise.resolve(new Response("", { status: 502 })), stored, LONG);
  expect([await failed.text(), await gone.text()]).toEqual(["stored", "stored"]);
});

test("what is stored stands in for a network that is late", async () => {
  expect(await (await firstOf(never, stored, 0)).text()).toBe("stored");
});

test("without anything stored the network is waited for, and its failure is the answer", async () => {
  const late = new Promise<Response>((resolve) => setTimeout(resolve, 20, new Response("late")));
  expect(await (await firstOf(late, nothing, 0)).text()).toBe("late");
  const away = firstOf(Promise.reject(new TypeError("no network")), nothing, LONG);
  await expect(away).rejects.toThrow("no network");
});
