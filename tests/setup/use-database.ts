// Before every test file of a project with databases: the one that was prepared for this worker.
import { databasesOf } from "./prepared";

declare const TEST_PROJECT: string;

const databases = databasesOf(TEST_PROJECT);
const worker = Number(process.env.JEST_WORKER_ID ?? 1);
Object.assign(process.env, databases[(worker - 1) % databases.length]);
