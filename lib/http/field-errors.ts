// What a refused request reports on single fields. Only forms load it.
import { problemDetail } from "./request";

/** The field a path such as "own.books.0" is about. */
const fieldOf = (path: string) => path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? path;

/**
 * What the server reported on the fields of a bad request: its words by the last part of each path
 * (`own.days` is `days`), the first of several about one field. Empty for any other failure.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  const problem = problemDetail(error);
  if (problem?.status !== 400 || !Array.isArray(problem.errors)) return {};
  const words = problem.errors.flatMap(({ path, message }): [string, string][] =>
    typeof path === "string" && typeof message === "string" ? [[fieldOf(path), message]] : [],
  );
  return Object.fromEntries(words.reverse());
}
