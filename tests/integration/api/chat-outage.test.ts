import { addExchange, createConversation } from "@/lib/chat/data";
import { db } from "@/lib/db/client";
import type { Queries } from "@/lib/workspaces/data";
import { Owner } from "@/lib/workspaces/owner";
import { deleteWorkspaces, disconnect } from "./support";

afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const EXCHANGE = { question: "Who was Ruth?", answer: "A Moabite.", parts: null };
const keep = (queries: Queries, owner: Owner, id: string) =>
  addExchange(queries, owner, id, { ...EXCHANGE, verseReferences: [] });

async function begin() {
  const { id } = await db.workspace.create({ data: { tokenHash: crypto.randomUUID() } });
  const owner = Owner.ofWorkspace(id);
  return { owner, conversationId: await createConversation(db, owner, "Ruth") };
}

/**
 * The client, whose first statements fail as while the database is being started again; `arrives`:
 * the statement was run before the news was lost.
 */
function failing(times: number, arrives: boolean) {
  let left = times;
  const $executeRaw = async (...statement: Parameters<typeof db.$executeRaw>) => {
    if (left-- <= 0) return db.$executeRaw(...statement);
    if (arrives) await db.$executeRaw(...statement);
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  };
  return { $executeRaw } as unknown as Queries;
}

test.each([
  ["is not reached at first", false],
  ["saved it and could not report so", true],
])("an answer is saved once when the database %s", async (_name, arrives) => {
  const { owner, conversationId } = await begin();
  await keep(failing(2, arrives), owner, conversationId);
  await keep(db, owner, conversationId);
  const turns = await db.chatTurn.findMany({
    where: { conversationId },
    orderBy: { position: "asc" },
    select: { role: true },
  });
  expect(turns.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
});

test("an error that is no outage is not waited out", async () => {
  const { owner, conversationId } = await begin();
  const broken = { $executeRaw: jest.fn(() => Promise.reject(new TypeError("a fault of ours"))) };
  await expect(keep(broken as unknown as Queries, owner, conversationId)).rejects.toThrow("ours");
  expect(broken.$executeRaw).toHaveBeenCalledTimes(1);
});
