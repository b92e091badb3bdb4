import path from "node:path";
import type { NextConfig } from "next";

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  generateBuildId: () => process.env.BUILD_ID ?? "dev",
  turbopack: { root: path.resolve(import.meta.dirname ?? ".") },
  poweredByHeader: false,
  reactStrictMode: true,
};

export default config;
