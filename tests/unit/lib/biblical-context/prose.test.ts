import { answerFromFacts } from "@/lib/biblical-context/facts";
import { checkProse, FieldReader, type RawField, writeProse } from "@/lib/biblical-context/prose";
import { longestTurn, processorMs } from "@/tests/support/time";
import { scriptedModel } from "../../../support/scripted-model";
import { loadPackagedScripture } from "../bible/search/packaged-scripture";

const scripture = loadPackagedScripture();
const { response } = answerFromFacts(scripture, {
  type: "topic",
  subject: "The Flood",
  useModel: true,
});

const GOOD =
  "The ark measured 300 by 50 by 30 cubits, and eight people were saved in it. Readers differ on how far the water reached.";

const TEXT = `Here you are.\n@@historicalContext\n${GOOD}\n\n@@ timeline \nUssher counted back to a flood in 2348 BC.\n@@unknown\nNothing.\n@@historicalContext\nAgain the same field.\n`;

test.each([1, 3, 7, 1_000])("fields are the same in pieces of %d signs", (size) => {
  const reader = new FieldReader();
  const fields: RawField[] = [];
  for (let at = 0; at < TEXT.length; at += size)
    fields.push(...reader.push(TEXT.slice(at, at + size)));
  fields.push(...reader.end());
  expect(fields).toEqual([
    { field: "historicalContext", raw: GOOD },
    { field: "timeline", raw: "Ussher counted back to a flood in 2348 BC." },
  ]);
});

const check = (raw: string, canary?: string) =>
  checkProse(scripture, response, { field: "historicalContext", raw }, canary);

test("what joins the statements is shown", async () => {
  expect(await check(GOOD)).toBe(GOOD);
});

test("a passage of the statements is printed from the table", async () => {
  const text = await check(`${GOOD}\n[[Genesis 7:13]]`);
  expect(text).toContain(GOOD);
  expect(text).toMatch(/“In the same day Noah, .*\(Genesis 7:13, WEB\)$/);
});

test.each([
  ["a number of its own", "The ark was found in 1959 on a mountain far from here, they say."],
  ["a name of its own", "The scholar said that Gilgamesh and Hammurabi met Noah near the sea."],
  ["a passage of its own", `${GOOD}\n[[John 3:16]]`],
  ["a reference of its own", `${GOOD} This is told in Romans 8:28 as well.`],
  ["too little", "Yes."],
  ["far too much", "and the water rose ".repeat(200)],
])("%s is refused", async (_what, raw) => {
  expect(await check(raw)).toBeNull();
});

test("markup, links and the prompt’s secret word do not come through", async () => {
  expect(await check(`<script>alert(1)</script>${GOOD}`)).not.toContain("<script>");
  expect(await check(`${GOOD} The code word is abc123def.`, "abc123def")).toBeNull();
});

test("a field without statements gets no prose", async () => {
  const lone = { ...response, statements: [] };
  expect(await checkProse(scripture, lone, { field: "timeline", raw: GOOD })).toBeNull();
});

async function write(pieces: readonly string[]) {
  const { model, calls } = scriptedModel(pieces);
  const fields: string[] = [];
  const signal = new AbortController().signal;
  for await (const { field } of writeProse(model, scripture, response, signal)) fields.push(field);
  return { fields, calls };
}

test("a model is given the statements as data and its fields come one by one", async () => {
  const { fields, calls } = await write([TEXT.slice(0, 40), TEXT.slice(40)]);
  expect(fields).toEqual(["historicalContext", "timeline"]);
  const sent = JSON.stringify(calls[0]?.prompt);
  expect(sent).toContain("300 by 50 by 30 cubits");
  expect(sent).toContain("You add nothing");
});

test("a model that keeps to no form writes nothing", async () => {
  expect((await write([GOOD, "\n## Historical context\nmore words here"])).fields).toEqual([]);
});

test("a lying field is left out and the honest one stays", async () => {
  const lie = "@@historicalContext\nIn 1977 they dug up the ark, as everybody knows by now.\n";
  const { fields } = await write([lie, "@@timeline\nUssher counted back to a flood in 2348 BC.\n"]);
  expect(fields).toEqual(["timeline"]);
});

test("a line that nearly is a marker takes time in proportion to its length", () => {
  const spent = processorMs(() => {
    const reader = new FieldReader();
    expect([...reader.push(`@@timeline${" ".repeat(200_000)}x\n`), ...reader.end()]).toEqual([]);
  });
  expect(spent).toBeLessThan(1_000);
});

test("a field is checked with time for others in between", async () => {
  const spent = await longestTurn(async () => {
    expect(await check("[[Gen 1:2,3;4,5-6;7,8;9:1]]".repeat(70))).toBeNull();
  });
  expect(spent.turns).toBeGreaterThan(5);
});
