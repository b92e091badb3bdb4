/** Variables of an operator that would change what tests see. */
export const OPERATOR_VARIABLES = [
  "DATABASE_URL",
  "SITE_URL",
  "PORT",
  "HOSTNAME",
  "DATA_DIR",
  "BUILD_ID",
] as const;

/** What every process of a test run has instead. */
export const TEST_VARIABLES = {
  OPENAI_API_KEY: "",
  NEXT_TELEMETRY_DISABLED: "1",
  LOG_LEVEL: "warn",
  // A busy machine's disk may stand still for longer than visitors are to wait.
  DATABASE_TIMEOUT_MS: "20000",
  // Tests read at once what they wrote.
  LIST_FRESH_SECONDS: "0",
};

/** This process's environment, as the processes of a test run get it. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of OPERATOR_VARIABLES) delete env[name];
  return { ...env, ...TEST_VARIABLES };
}
