/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor } from "@testing-library/react";
import { CreationText } from "@/app/scripture-library/_components/creation-text";
import { type Answers, answerCalls, type Call, problem, renderView } from "@/tests/support/view";

const WEPT = {
  reference: "John 11:35",
  translation: "WEB",
  text: "Jesus wept.",
  verses: [
    { id: "1", verse: 35, text: "Jesus wept.", reference: "John 11:35", translation: "WEB" },
  ],
};
const LOOK_UP = "GET /api/bible/verse";

function show(content: string, change: Answers = {}) {
  answerCalls({
    [LOOK_UP]: ({ query }: Call) =>
      query.get("reference") === "John 11:35" ? WEPT : problem(404, "There is none."),
    ...change,
  });
  return renderView(<CreationText content={content} />).container;
}

const scripture = (root: HTMLElement) =>
  [...root.querySelectorAll(".scripture")].map(({ textContent }) => textContent);

test("only what is to the letter in our text is shown as Scripture; markup is words", async () => {
  const root = show(
    [
      "“Jesus wept.” (John 11:35, WEB)",
      "He says “Jesus laughed.” (John 11:35, WEB) and “Jesus wept.” (John 11:35, WEB), twice.",
      "<img src=x onerror=alert(1)> [link](javascript:alert(1))",
      "“And God said it.” (Hezekiah 3:16, KJV)",
    ].join("\n"),
  );
  await waitFor(() => expect(scripture(root)).toEqual(["Jesus wept.", "Jesus wept."]));
  expect(root).toHaveTextContent("“Jesus laughed.” (John 11:35, WEB)");
  expect(root).toHaveTextContent("<img src=x onerror=alert(1)> [link](javascript:alert(1))");
  expect(root.querySelector("img, script, a[href^=javascript]")).toBeNull();
  expect(root).toHaveTextContent("“And God said it.” (Hezekiah 3:16, KJV)");
  const links = screen.getAllByRole("link", { name: "John 11:35" });
  expect(links).toHaveLength(2);
  expect(links[0]).toHaveAttribute("href", "/bible/web/john/11#v35");
});

test("where the text cannot be looked up, everything is words", async () => {
  const root = show("“Jesus wept.” (John 11:35, WEB)", { [LOOK_UP]: problem(503, "Away.") });
  await waitFor(() => expect(root).toHaveTextContent("“Jesus wept.” (John 11:35, WEB)"));
  expect(scripture(root)).toEqual([]);
});
