import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addressesOf, endpointOf } from "@/scripts/attack/endpoints";

test("a new folder with a route is found by itself", () => {
  const api = mkdtempSync(path.join(tmpdir(), "routes-"));
  for (const folder of ["", "[...path]", "things", "things/[thingId]/parts", "empty"]) {
    mkdirSync(path.join(api, folder), { recursive: true });
    if (folder !== "empty") writeFileSync(path.join(api, folder, "route.ts"), "");
  }
  expect(addressesOf(api)).toEqual([
    "/api",
    "/api/things",
    "/api/things/{thingId}/parts",
    "/api/{path}",
  ]);
  rmSync(api, { recursive: true });
});

test("the site's own addresses are found, private ones and open ones", () => {
  expect(addressesOf()).toEqual(
    expect.arrayContaining([
      "/api/bible/verse",
      "/api/workspace/plans/{startedPlanId}/readings",
      "/api/creations/shared/{token}",
    ]),
  );
});

test("a call that takes a body has one that it accepts, one that asks has good parameters", () => {
  const ids = { collection: "c1" } as never;
  expect(endpointOf("POST", "/api/verses").body?.(ids)).toMatchObject({ collectionId: "c1" });
  expect(endpointOf("GET", "/api/bible/verse")).toMatchObject({
    query: { reference: "John 3:16" },
    needs: ["reference"],
  });
});
