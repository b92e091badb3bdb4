import { closeDatabase, db } from "@/lib/db/client";

afterEach(closeDatabase);

const ask = () => db.$queryRaw`SELECT 1 AS one`;
const ONE = [{ one: 1 }];

test("what still has to be kept while the database is let go is kept, over a connection of its own", async () => {
  expect(await ask()).toEqual(ONE);
  const closing = closeDatabase();

  expect(await ask()).toEqual(ONE);
  await closing;
  expect(await ask()).toEqual(ONE);
});
