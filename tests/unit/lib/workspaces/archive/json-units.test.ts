import { Pace } from "@/lib/pace";
import { cutJson, UnreadableJson } from "@/lib/workspaces/archive/json-units";
import { sampleArchive } from "@/tests/support/sample-archive";

/** The value put together again from its parts. */
async function whole(text: string) {
  const units = await cutJson(text, new Pace());
  const rebuild = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map((entry) => rebuild(units.entry(entry)));
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rebuild(part)]));
  };
  return rebuild(units.root);
}

test.each([
  sampleArchive(),
  { a: [{ b: ']}{[ \\" \\\\', c: [{ d: {} }, 1, "x", [{ e: [] }]] }], f: [[{ g: 1 }]], h: {} },
  [],
  "a text",
  { "": [{ unit: 0 }, { "unit\\": [{ unit: 1 }] }] },
])("a text in parts says what it said whole", async (value) => {
  expect(await whole(JSON.stringify(value, null, 1))).toEqual(value);
});

test.each([
  ["too deep", `{"a":${"[".repeat(4_000)}${"]".repeat(4_000)}}`],
  ["with a part too long", `{"a":[{"b":"${"x".repeat(600_000)}"}]}`],
  ["with too many parts", `{"a":[${"{},".repeat(100_001)}1]}`],
  ["with a string that does not end", '{"a":["b}'],
  ["with a part that does not end", '{"a":[{"b":1'],
  ["with brackets that do not fit", '{"a":[{"b":1]}}'],
  ["that is none", "{a:1}"],
])("a text %s is not read", async (_name, text) => {
  await expect(whole(text)).rejects.toThrow(UnreadableJson);
});

test("others have a turn while a long text is cut", async () => {
  const pace = new Pace(0);
  await cutJson(`{"a":[${"{},".repeat(50_000)}1]}`, pace);
  expect(pace.pauses).toBeGreaterThan(100);
});
