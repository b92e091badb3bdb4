import { atRest } from "@/lib/site/at-rest";
import { whenConnected } from "@/lib/site/when-connected";

/** Fetches what stands over every page, once the page has loaded and rests. */
export async function loadAfterPage() {
  await atRest();
  const { AfterPage } = await whenConnected(() => import("./after-page"));
  return { default: AfterPage };
}
