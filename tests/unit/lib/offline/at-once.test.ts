import { workThrough } from "@/lib/offline/at-once";

test("every item is worked on, a few at once", async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await workThrough([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    done.push(item);
  });
  expect(done).toHaveLength(5);
  expect(most).toBe(2);
});

test("after a failure nothing is begun, and what is under way is ended before it is thrown", async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    await Promise.resolve();
    if (item === 1) throw new Error("no room");
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push(item);
  };
  await expect(workThrough([1, 2, 3, 4], 2, work)).rejects.toThrow("no room");
  expect(done).toEqual([2]);
});
