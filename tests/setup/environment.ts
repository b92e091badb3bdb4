// Before every test file. A project with databases names its own next (use-database.ts).
import { OPERATOR_VARIABLES, TEST_VARIABLES } from "../../scripts/test/environment";

for (const name of OPERATOR_VARIABLES) delete process.env[name];
Object.assign(process.env, TEST_VARIABLES);
