import { loadAtRest } from "@/lib/site/at-rest";

/** Fetches what stands over every page, once the page has loaded and rests. */
export async function loadAfterPage() {
  const { AfterPage } = await loadAtRest(() => import("./after-page"));
  return { default: AfterPage };
}
