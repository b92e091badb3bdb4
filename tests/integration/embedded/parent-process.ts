import { startEmbeddedDatabase } from "@/prisma/embedded/start";

// A parent to be killed by a test: starts the database in the folder given, tells where it is, and
// stays.
startEmbeddedDatabase({ dataDir: process.argv[2] ?? "" }).then(
  ({ connectionString, pid }) => {
    console.log(JSON.stringify({ connectionString, pid }));
    setInterval(() => undefined, 60_000);
  },
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
