import "server-only";
import { unstable_cache } from "next/cache";

/** Seconds after which a page of an imported translation is made anew when it is asked for. */
const REMADE_AFTER_S = 30;

const remade = unstable_cache(async () => true, ["imported-translations"], {
  revalidate: REMADE_AFTER_S,
});

/**
 * Called while a page is made, has it made anew after half a minute: for pages that show, or miss,
 * what an operator may import or remove while the site runs. All other pages of the Bible are kept
 * as long as the process lives.
 */
export async function remakeOften(): Promise<void> {
  await remade();
}
