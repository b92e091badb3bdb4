/** Variables that name a prepared database: DATABASE_URL, DATABASE_POOL_MAX, TEST_DATABASE. */
export type DatabaseVariables = Record<string, string>;

const variableOf = (project: string) => `TEST_DATABASES_${project.toUpperCase()}`;

/**
 * Hands a project's databases, one for each worker, to the workers, which inherit the environment.
 */
export function announceDatabases(project: string, databases: readonly DatabaseVariables[]): void {
  process.env[variableOf(project)] = JSON.stringify(databases);
}

/** The databases of a project's run. */
export function databasesOf(project: string): DatabaseVariables[] {
  return JSON.parse(process.env[variableOf(project)] ?? "[]") as DatabaseVariables[];
}
