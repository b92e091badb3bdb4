import { chapterPathsOf } from "@/lib/offline/worker/chapter-paths";

test("the chapters of the readings are fetched, each once, across books", () => {
  expect(chapterPathsOf(["Genesis 50-Exodus 2", "Mark 3:1-12", "Mark 3:13-35", "nothing"])).toEqual(
    ["/bible/web/genesis/50", "/bible/web/exodus/1", "/bible/web/exodus/2", "/bible/web/mark/3"],
  );
});

test("a whole book is not fetched ahead", () => {
  expect(chapterPathsOf(["Psalms", "Ruth"])).toHaveLength(12);
});
