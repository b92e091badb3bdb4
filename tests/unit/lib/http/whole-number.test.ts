import { listQuery } from "@/lib/http/list-query";
import { wholeNumber } from "@/lib/http/whole-number";

const limit = wholeNumber("limit", { min: 1, max: 50, fallback: 20 });

test.each([
  ["1", 1],
  ["50", 50],
  ["007", 7],
  [undefined, 20],
])("%j is read as %j", (text, number) => {
  expect(limit.parse(text)).toBe(number);
});

test.each(["", " ", "0", "51", "-1", "1.5", "1e1", "0x10", "NaN", "Infinity", "٣", "9".repeat(40)])(
  "%j is refused in a sentence that names the parameter and its bounds",
  (text) => {
    const { error } = limit.safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "limit is a whole number from 1 to 50.",
    ]);
  },
);

test("lists refuse a wrong limit and a wrong cursor in words of their own", () => {
  const messages = (query: Record<string, string>) =>
    listQuery.safeParse(query).error?.issues.map(({ message }) => message) ?? [];
  expect(messages({ limit: "0x10" })).toEqual(["limit is a whole number from 1 to 200."]);
  for (const cursor of ["x", "x".repeat(300)]) {
    expect(new Set(messages({ cursor }))).toEqual(
      new Set(["Follow the link from the previous page"]),
    );
  }
});
