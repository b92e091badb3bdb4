import { startEmbeddedDatabase } from "@/prisma/embedded/start";

// A parent to be killed by a test: starts the database in the folder given and tells where it is.
startEmbeddedDatabase({ dataDir: process.argv[2] ?? "" }).then(
  ({ connectionString, pid }) => console.log(JSON.stringify({ connectionString, pid })),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
