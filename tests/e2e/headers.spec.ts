import { expect, test } from "@playwright/test";
import { MISSING, PAGES } from "../support/routes";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000",
};

for (const path of [...PAGES, MISSING]) {
  test(`${path} is sent with every security header`, async ({ request }) => {
    const headers = (await request.get(path)).headers();

    expect(headers).toMatchObject(EVERYWHERE);
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-powered-by"]).toBeUndefined();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.length).toBeLessThanOrEqual(3000);
  });
}

for (const path of ["/api/health/live", "/api/bible/verse-of-the-day", "/api/no-such-call"]) {
  test(`${path} may do nothing when opened as a document`, async ({ request }) => {
    const headers = (await request.get(path)).headers();

    expect(headers).toMatchObject(EVERYWHERE);
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });
}
