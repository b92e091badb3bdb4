import type { Config } from "jest";
import { prepareProject } from "./databases";

type Workers = Pick<Required<Config>, "maxWorkers">;

/**
 * The databases of the project "integration": on the server of TEST_DATABASE_URL if there is one.
 */
export default function prepareIntegration({ maxWorkers }: Workers): Promise<void> {
  return prepareProject("integration", Number(maxWorkers), process.env.TEST_DATABASE_URL);
}
