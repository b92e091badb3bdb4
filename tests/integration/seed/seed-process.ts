// Seeds the database of the first argument in a process of its own, so that a test can kill it.
import { seedDatabase } from "../../../prisma/seed";

seedDatabase(process.argv[2] ?? "", (line) => console.log(line)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
