import * as chatRoute from "@/app/api/chat/route";
import * as conversationRoute from "@/app/api/conversations/[conversationId]/route";
import { createModel } from "@/lib/model/provider";
import { OpenAiServer, says } from "../../support/openai-server";
import { disconnect, loadScriptureFirst } from "./support";
import { Browser } from "./workspace-support";

let mockModel: ReturnType<typeof createModel> | null = null;
jest.mock("@/lib/model/provider", () => ({
  ...jest.requireActual("@/lib/model/provider"),
  configuredModel: () => mockModel,
}));

loadScriptureFirst();

const server = new OpenAiServer();
beforeAll(() => server.start());
beforeEach(() => {
  mockModel = null;
  server.calls.length = 0;
});
afterAll(async () => {
  await server.stop();
  await disconnect();
});

/** Asks one question after the other in a conversation; gives the answers. */
async function converse(browser: Browser, questions: readonly string[]) {
  const answers: { answer: string; verseReferences: string[]; conversationId: string }[] = [];
  for (const question of questions) {
    const conversationId = answers.at(-1)?.conversationId ?? null;
    const { status, body } = await browser.post(chatRoute.POST, "/api/chat", {
      question,
      conversationId,
    });
    expect(status).toBe(200);
    answers.push(body);
  }
  return answers;
}

test("“in King James” and “the next one” are answered from what was shown before", async () => {
  const [first, kjv, next, after] = await converse(new Browser(), [
    "What does John 3:16 say?",
    "in King James",
    "and the next verse?",
    "go on",
  ]);
  expect(first?.answer).toContain("one and only Son");
  expect(kjv?.answer).toMatch(
    /^In the King James Version:.*only begotten Son.*\(John 3:16, KJV\)/s,
  );
  expect(next?.verseReferences).toEqual(["John 3:17"]);
  expect(after?.verseReferences).toEqual(["John 3:18-25"]);
});

test("“his brother” is the brother of whom the question before was about", async () => {
  const [, brother] = await converse(new Browser(), ["Who was Moses?", "What about his brother?"]);
  expect(brother?.answer).toContain("Aaron");
});

test("what nothing answers is said so with a way on, which is saved with the answer", async () => {
  const browser = new Browser();
  const [answer] = await converse(browser, ["Xyzzy blorft?"]);
  expect(answer?.answer).toMatch(/^I found nothing/);
  const { body } = await browser.call(
    conversationRoute.GET,
    `/api/conversations/${answer?.conversationId}`,
    { params: { conversationId: answer?.conversationId ?? "" } },
  );
  expect(body.turns[1].parts.at(-1)).toMatchObject({
    type: "offer",
    href: "/search?q=Xyzzy%20blorft%3F",
  });
});

test("with a model the search for sources sees whom “he” means", async () => {
  mockModel = createModel({ apiKey: "test", baseUrl: server.url, model: "test-model" });
  server.behave = says("An answer. ");
  await converse(new Browser(), ["Who was Jonah?", "Where did he want to go?"]);
  const sent = JSON.stringify(server.calls.at(-1)?.body);
  expect(sent).toContain("Jonah 1:");
  expect(sent).toContain("Where did he want to go?");
});
