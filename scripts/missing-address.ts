import { publicAddress } from "../lib/site/public-address";

/**
 * What hosts and build services set: somebody else will read the pages that are built here. `CI` is
 * set by nearly all of them; the others are Vercel, Netlify, Render, Railway, Heroku, Fly.io,
 * Cloudflare Pages, AWS Amplify, Azure and Google Cloud.
 */
const PLATFORM_VARIABLES = [
  "CI",
  "VERCEL",
  "NETLIFY",
  "RENDER",
  "RAILWAY_ENVIRONMENT",
  "DYNO",
  "FLY_APP_NAME",
  "CF_PAGES",
  "AWS_APP_ID",
  "WEBSITE_SITE_NAME",
  "K_SERVICE",
];

/**
 * What to say, loudly, when a build that others will visit (on a platform, or a folder to be
 * carried elsewhere) prints this machine's address into its pages; nothing when the address is
 * known or the build is for this machine.
 */
export function missingAddressWarning(env: NodeJS.ProcessEnv): string | undefined {
  const { url, source } = publicAddress(env);
  if (source !== "default") return undefined;
  const isOn = (name: string) => !["", "0", "false"].includes(env[name]?.trim() ?? "");
  const sign = ["BUILD_STANDALONE", ...PLATFORM_VARIABLES].find(isOn);
  if (!sign) return undefined;
  const line = "!".repeat(72);
  return [
    line,
    `SITE_URL is not set, and this is no build for this machine alone (${sign} is set).`,
    `Canonical links, the sitemap, robots.txt and share images of this build name ${url}.`,
    "Set SITE_URL=https://your.domain for the build and build again.",
    line,
  ].join("\n");
}
