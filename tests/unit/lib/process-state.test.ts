import { buildAll, builtOnce } from "@/lib/built-once";
import { processState } from "@/lib/process-state";

type Modules = typeof import("@/lib/process-state") & typeof import("@/lib/built-once");

/** Another copy of the modules, as Next gives one to each bundle. */
function newCopy(): Modules {
  let copy: Modules | undefined;
  jest.isolateModules(() => {
    copy = {
      ...jest.requireActual("@/lib/process-state"),
      ...jest.requireActual("@/lib/built-once"),
    };
  });
  if (!copy) throw new Error("there is no copy");
  return copy;
}

test("copies of a module share one state", () => {
  const one = newCopy().processState("shared", () => ({ count: 1 }));
  const other = processState("shared", () => ({ count: 2 }));
  expect(other).toBe(one);
  other.count += 1;
  expect(one.count).toBe(2);
});

test("what is built once is built once for all copies, at the first use", () => {
  const build = jest.fn(() => ["index"]);
  const get = builtOnce("one index", build);
  const getElsewhere = newCopy().builtOnce("one index", build);
  expect(build).not.toHaveBeenCalled();
  expect(getElsewhere()).toBe(get());
  expect(get()).toEqual(["index"]);
  expect(build).toHaveBeenCalledTimes(1);
});

test("a build that fails is tried again, and an empty value is a value", () => {
  const build = jest.fn<string, []>().mockImplementationOnce(() => {
    throw new Error("not yet");
  });
  build.mockReturnValue("");
  const get = builtOnce("sometimes", build);
  expect(get).toThrow("not yet");
  expect([get(), get()]).toEqual(["", ""]);
  expect(build).toHaveBeenCalledTimes(2);
});

test("all of a bundle can be built before anybody asks", async () => {
  const build = jest.fn(() => 1);
  const get = builtOnce("early", build);
  await buildAll();
  expect(build).toHaveBeenCalledTimes(1);
  get();
  await buildAll();
  expect(build).toHaveBeenCalledTimes(1);
});
