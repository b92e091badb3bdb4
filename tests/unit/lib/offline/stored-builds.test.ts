import { BUILD_CACHES, buildCache, CACHES } from "@/lib/offline/constants";
import { WHOLE } from "@/lib/offline/site-files";
import { findStored, noteTakeover, removeOldBuilds } from "@/lib/offline/worker/stored-builds";
import { memoryCaches } from "@/tests/support/memory-caches";

const allGone = async () => false;

beforeEach(() => {
  globalThis.caches = memoryCaches();
});

/** A build takes over, with a page that says so. */
async function takeOver(build: string, tabs: string[] = [], kinds = BUILD_CACHES) {
  for (const kind of kinds) {
    await (await caches.open(buildCache(kind, build))).put("/bible", new Response(build));
  }
  await noteTakeover(build, tabs);
}
const names = async () => (await caches.keys()).filter((name) => name !== CACHES.notes);
const ofBuilds = (...builds: string[]) =>
  builds.flatMap((build) => BUILD_CACHES.map((kind) => buildCache(kind, build)));

test("this build's caches and those of the one before stay", async () => {
  for (const build of ["a", "b", "c"]) await takeOver(build);
  await removeOldBuilds(allGone);
  expect(await names()).toEqual(ofBuilds("b", "c"));
});

test("nothing goes while a tab is open that was open at the change", async () => {
  for (const build of ["a", "b"]) await takeOver(build);
  await takeOver("c", ["old tab"]);
  await removeOldBuilds(async (tab) => tab === "old tab");
  expect(await names()).toEqual(ofBuilds("a", "b", "c"));
  await removeOldBuilds(allGone);
  expect(await names()).toEqual(ofBuilds("b", "c"));
});

test("a site that is kept whole stays until a newer one is whole", async () => {
  await takeOver("a");
  await (await caches.open(buildCache("site", "a"))).put(WHOLE, new Response());
  for (const build of ["b", "c"]) await takeOver(build);
  await removeOldBuilds(allGone);
  expect(await names()).toContain(buildCache("site", "a"));
  expect(await names()).not.toContain(buildCache("pages", "a"));
});

test("the newest build's page is found first, then what was kept on purpose", async () => {
  await takeOver("a");
  await takeOver("b", [], ["files"] as never);
  const url = "https://site.example/bible";
  expect(await (await findStored(url))?.text()).toBe("b");
  await (await caches.open(CACHES.studies)).put("/answers", new Response("kept"));
  expect(await (await findStored("https://site.example/answers"))?.text()).toBe("kept");
  expect(await findStored("https://site.example/chat")).toBeNull();
});
