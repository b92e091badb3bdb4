import * as chatRoute from "@/app/api/chat/route";
import { db } from "@/lib/db/client";
import { createModel } from "@/lib/model/provider";
import { HANG_MS } from "@/tests/support/time";
import { OpenAiServer, sse } from "../../support/openai-server";
import { LONG } from "../embedded/support";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";

const STREAMS = LONG ? 200 : 20;
/** Begun at the same moment; all of them are open together before the abort. */
const AT_ONCE = 20;

let mockModel: ReturnType<typeof createModel> | null = null;
jest.mock("@/lib/model/provider", () => ({
  ...jest.requireActual("@/lib/model/provider"),
  configuredModel: () => mockModel,
}));

loadScriptureFirst();

const server = new OpenAiServer();
const unhandled: unknown[] = [];
const keep = (reason: unknown) => unhandled.push(reason);
beforeAll(async () => {
  process.on("unhandledRejection", keep);
  await server.start();
  mockModel = createModel({ apiKey: "test", baseUrl: server.url, model: "test-model" });
});
afterAll(async () => {
  await server.stop();
  process.off("unhandledRejection", keep);
  await deleteWorkspaces();
  await disconnect();
});

test(`${STREAMS} streams that are aborted together end their provider's calls at once, and are saved`, async () => {
  await deleteWorkspaces();
  server.behave = (answer) => {
    sse.head(answer);
    answer.write(sse.text("Ruth was a Moabite. She stayed with Naomi. And then "));
  };
  const stop = new AbortController();
  const begin = async () => {
    const response = await chatRoute.POST(
      new Request("http://localhost:3000/api/chat", {
        method: "POST",
        headers: {
          "X-Client": "web",
          Host: "localhost:3000",
          Origin: "http://localhost:3000",
          "Content-Type": "application/json",
          Accept: "text/event-stream",
        },
        body: JSON.stringify({ question: "Who was Ruth?" }),
        signal: stop.signal,
      }),
    );
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    await reader?.read();
    return reader;
  };
  const readers: Awaited<ReturnType<typeof begin>>[] = [];
  while (readers.length < STREAMS) {
    readers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, begin))));
  }
  expect(server.calls).toHaveLength(STREAMS);

  const started = performance.now();
  stop.abort();
  await Promise.all(server.calls.map(({ closed }) => closed));
  expect(performance.now() - started).toBeLessThan(HANG_MS);

  await Promise.all(
    readers.map(async (reader) => {
      while (!(await reader?.read())?.done);
    }),
  );
  expect(await db.chatTurn.count()).toBe(2 * STREAMS);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(unhandled).toEqual([]);
});
