import { type AddressInfo, createServer, type Server } from "node:net";
import { DatabaseUnreachableError } from "@/scripts/database";
import { waitForDatabase } from "@/scripts/wait-for-database";

/** As PostgreSQL writes it: every answer is an error of this state. */
function refusal(state: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${state}\0M${message}\0\0`);
  const head = Buffer.alloc(5, "E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

const READY = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);
const ANSWERED = Buffer.from([73, 0, 0, 0, 4, 90, 0, 0, 0, 5, 73]);

/**
 * A server that gives each connection the next of these answers, and lets in everybody after them.
 */
async function serve(answers: Buffer[]): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => {
    const answer = answers.shift();
    socket.on("error", () => undefined);
    socket.once("data", () => {
      if (answer) return socket.end(answer);
      socket.write(READY);
      socket.on("data", () => socket.write(ANSWERED));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `postgresql://site:secret@127.0.0.1:${port}/site`, server };
}

test("a server that is still starting is asked again until it lets us in, and the wait is told once", async () => {
  const starting = refusal("57P03", "the database system is starting up");
  const { url, server } = await serve([starting, starting, starting]);
  const lines: string[] = [];
  let pauses = 0;

  await waitForDatabase(url, (line) => lines.push(line), {
    pause: async () => {
      pauses += 1;
    },
  });

  expect(pauses).toBe(3);
  expect(lines).toEqual([expect.stringContaining("Waiting for the database.")]);
  expect(lines[0]).toContain("the database system is starting up");
  expect(lines[0]).not.toContain("secret");
  server.close();
});

test("where nobody listens it is asked as often as said, then told", async () => {
  const { url, server } = await serve([]);
  await new Promise((resolve) => server.close(resolve));
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };

  await expect(waitForDatabase(url, () => undefined, { tries: 5, pause })).rejects.toThrow(
    DatabaseUnreachableError,
  );

  expect(pauses).toBe(4);
});

test.each([
  ["28P01", "password authentication failed"],
  ["3D000", "database does not exist"],
])("a server that says no (%s, %s) is not asked again", async (state, message) => {
  const { url, server } = await serve([refusal(state, message)]);

  await expect(waitForDatabase(url, () => undefined)).rejects.toThrow(message);

  server.close();
});

test("what is no PostgreSQL address is refused at once", async () => {
  await expect(waitForDatabase("mysql://db/site", () => undefined)).rejects.toThrow(
    "DATABASE_URL is not a PostgreSQL address",
  );
});
