import { buildSite } from "./build-site";

// `npm run build`: everything production needs, without a database. BUILD_STANDALONE=1 also makes the standalone folder.
buildSite({
  distDir: process.env.NEXT_DIST_DIR || ".next",
  standalone: process.env.BUILD_STANDALONE === "1",
  onProgress: (line) => console.log(line),
}).then(
  ({ seconds, pages, policyBytes }) => {
    console.log(
      `Built ${pages} prerendered pages in ${seconds.toFixed(1)} s; longest security policy ${policyBytes} bytes.`,
    );
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
