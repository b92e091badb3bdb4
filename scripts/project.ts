import path from "node:path";

/** The folder that holds package.json. */
export const projectRoot = path.resolve(__dirname, "..");

/**
 * Path of a program inside an installed package, given as in "prisma", "build/index.js". Goes by
 * the package's folder, since the `exports` of most packages do not name their programs.
 */
export function packageProgram(packageName: string, file: string): string {
  return path.join(projectRoot, "node_modules", packageName, file);
}
