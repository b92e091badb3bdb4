import {
  lineField,
  numberField,
  optionalText,
  rowIdField,
  shareTokenField,
  textField,
} from "@/lib/http/body-fields";

const message = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

test("a line has no line breaks, and blanks do not count", () => {
  const field = lineField("Name", { max: 5, required: "Name it" });
  expect(field.parse(" a\n\u0007b ")).toBe("a b");
  expect(message(field.safeParse("\t\u2028"))).toBe("Name it");
  expect(message(field.safeParse(undefined))).toBe("Name it");
  expect(message(field.safeParse(null))).toBe("Name is text.");
  expect(message(field.safeParse("123456"))).toBe("Name has at most 5 characters.");
  expect(lineField("Name", { max: 5 }).parse(" ")).toBe("");
});

test("text is kept to the letter", () => {
  const field = textField("Content", { max: 20, required: "Write it" });
  expect(field.parse(" <b>\r\n\tx ")).toBe(" <b>\r\n\tx ");
  expect(message(field.safeParse(" \n"))).toBe("Write it");
});

test("optional text tells left out from emptied", () => {
  const field = optionalText("Note", 5);
  expect([field.parse(undefined), field.parse(null), field.parse(" "), field.parse(" x ")]).toEqual(
    [undefined, null, null, "x"],
  );
});

test.each(["1", null, true, 1.5, -1, 11, Number.NaN, 1e308, [1], {}])("%j is no place", (value) => {
  expect(message(numberField("place", 0, 10).safeParse(value))).toBe(
    "place is a whole number from 0 to 10.",
  );
});

test.each(["x", "0198C0DE-0000-7000-8000-000000000000", "a\u0000", "demo-1", "%"])(
  "the id %j is nobody's",
  (id) => {
    expect(rowIdField().parse(id)).toBe("00000000-0000-0000-0000-000000000000");
  },
);

test("ids and tokens in their form stay as they are", () => {
  const id = "0198c0de-0000-7000-8000-00000000000f";
  expect(rowIdField().parse(id)).toBe(id);
  expect(shareTokenField.parse("A-_4567890123456789012")).toBe("A-_4567890123456789012");
  expect(shareTokenField.parse("A-_456789012345678901\u0000")).toBe("");
});
