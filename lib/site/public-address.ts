/**
 * The address that canonical links, the sitemap and share images name, without a slash at the end,
 * and where it comes from.
 */
export interface PublicAddress {
  url: string;
  source: "SITE_URL" | "VERCEL_PROJECT_PRODUCTION_URL" | "default";
}

const DEFAULT_URL = "http://localhost:3000";
/**
 * SITE_URL; on Vercel, when that is unset, the project's production domain, which Vercel names to
 * every build of the project (previews too, whose canonical links then rightly name production);
 * else this machine.
 */
export function publicAddress(env: NodeJS.ProcessEnv): PublicAddress {
  const given = env.SITE_URL?.trim();
  if (given) return { url: given.replace(/\/+$/, ""), source: "SITE_URL" };
  const vercel = env.VERCEL ? env.VERCEL_PROJECT_PRODUCTION_URL?.trim() : undefined;
  if (vercel) return { url: `https://${vercel}`, source: "VERCEL_PROJECT_PRODUCTION_URL" };
  return { url: DEFAULT_URL, source: "default" };
}
