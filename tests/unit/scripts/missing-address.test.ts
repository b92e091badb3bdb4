import { publicAddress } from "@/lib/site/public-address";
import { missingAddressWarning } from "@/scripts/missing-address";

const read = (env: Record<string, string>) => publicAddress({ NODE_ENV: "test", ...env });
const warn = (env: Record<string, string>) => missingAddressWarning({ NODE_ENV: "test", ...env });

test("pages name SITE_URL, without a slash at its end", () => {
  expect(read({ SITE_URL: "https://example.org/" }).url).toBe("https://example.org");
});

test("on Vercel, pages name the project's production domain when SITE_URL is unset", () => {
  const vercel = { VERCEL: "1", VERCEL_PROJECT_PRODUCTION_URL: "truth.example.org" };

  expect(read(vercel).url).toBe("https://truth.example.org");
  expect(read({ ...vercel, SITE_URL: "https://example.org" }).url).toBe("https://example.org");
  expect(warn(vercel)).toBeUndefined();
});

test("Vercel's variable means nothing elsewhere, and an empty SITE_URL is none", () => {
  expect(read({ VERCEL_PROJECT_PRODUCTION_URL: "x.example.org", SITE_URL: " " })).toEqual({
    url: "http://localhost:3000",
    source: "default",
  });
});

test.each(["CI", "VERCEL", "NETLIFY", "RENDER", "BUILD_STANDALONE"])(
  "a build with %s and no SITE_URL says what its pages name and what to do",
  (name) => {
    const warning = warn({ [name]: "1" });

    expect(warning).toContain(`(${name} is set)`);
    expect(warning).toContain("share images of this build name http://localhost:3000");
    expect(warning).toContain("Set SITE_URL=https://");
  },
);

test("nothing is said of a build for this machine, or of one that knows its address", () => {
  expect(warn({})).toBeUndefined();
  expect(warn({ CI: "false", BUILD_STANDALONE: "" })).toBeUndefined();
  expect(warn({ CI: "1", SITE_URL: "https://example.org" })).toBeUndefined();
});
