import "./env-files";
import { publicAddress } from "../lib/site/public-address";
import { buildSite } from "./build-site";
import { missingAddressWarning } from "./missing-address";

/**
 * `npm run build`: everything production needs, without a database. BUILD_STANDALONE=1 also makes
 * the standalone folder. Exit code 0: built; 1: failed.
 */
async function main(): Promise<void> {
  const distDir = process.env.NEXT_DIST_DIR || ".next";
  const address = publicAddress(process.env);
  const warning = missingAddressWarning(process.env);
  if (warning) console.error(warning);
  const { seconds, pages, policyBytes } = await buildSite({
    distDir,
    standalone: process.env.BUILD_STANDALONE === "1",
    onProgress: (line) => console.log(line),
  });
  console.log(
    `Built ${pages} prerendered pages in ${seconds.toFixed(1)} s; longest security policy ${policyBytes} bytes.`,
  );
  console.log(`Canonical links and the sitemap name ${address.url} (${address.source}).`);
  // Once more where it is not scrolled away.
  if (warning) console.error(warning);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
