import type { Config } from "jest";
import { prepareProject } from "./databases";

type Workers = Pick<Required<Config>, "maxWorkers">;

/**
 * The databases of the project "embedded". A file of its own: Jest calls each file of `globalSetup`
 * once in a run, however many projects name it.
 */
export default function prepareEmbedded({ maxWorkers }: Workers): Promise<void> {
  return prepareProject("embedded", Number(maxWorkers));
}
