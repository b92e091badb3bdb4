import { Line } from "@/lib/line";

const newLine = (places = 1, timeoutMillis = 60_000) =>
  new Line({ places, timeoutMillis, tooLong: () => new Error("too long") });

/**
 * Takes turns under these groups and gives the order in which they were served, one after another.
 */
async function serve(line: Line, groups: readonly string[]): Promise<string[]> {
  const served: string[] = [];
  await Promise.all(
    groups.map(async (group) => {
      await line.take(group);
      served.push(group);
      await Promise.resolve();
      line.passOn();
    }),
  );
  return served;
}

test("who waits is served in order, and nobody is left over", async () => {
  const line = newLine();
  const names = Array.from({ length: 50 }, (_, at) => at);
  const served: number[] = [];
  await Promise.all(
    names.map(async (at) => {
      await line.take();
      served.push(at);
      await Promise.resolve();
      line.passOn();
    }),
  );
  expect(served).toEqual(names);
  expect(line.length).toBe(0);
  expect(line.take()).toBeUndefined();
});

test("a crowd of one group does not stand before another: each has one turn in a round", async () => {
  const served = await serve(newLine(), ["a", "a", "a", "a", "a", "a", "b", "b", "c"]);
  expect(served.join("")).toBe("aabcabaaa");
});

test("as many have their turn at once as there are places", async () => {
  const line = newLine(2);
  expect([line.take(), line.take()]).toEqual([undefined, undefined]);
  const third = line.take();
  expect(line.length).toBe(1);
  line.passOn();
  await third;
  expect(line.length).toBe(0);
});

test("who waits too long is told so and takes no turn along", async () => {
  const line = newLine(1, 5);
  void line.take();
  await expect(line.take("a")).rejects.toThrow("too long");
  expect(line.length).toBe(0);
  line.passOn();
  expect(line.take()).toBeUndefined();
});

test("everybody can be told at once that no turn comes, and the next caller has one", async () => {
  const line = newLine();
  void line.take();
  const waiting = Promise.allSettled(["a", "a", "b"].map((group) => line.take(group)));
  line.fail(new Error("away"));
  for (const { status } of await waiting) expect(status).toBe("rejected");
  line.passOn();
  expect(line.take()).toBeUndefined();
});
