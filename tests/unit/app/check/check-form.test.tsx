/** @jest-environment ./tests/setup/browser-environment.mjs */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckForm } from "@/app/check/_components/check-form";
import { copyOrShow } from "@/components/scripture/copy-text";

jest.mock("@/components/scripture/copy-text");

const RESULT =
  '<h2 tabindex="-1">What was found</h2><div id="check-corrected">Put right</div><button type="button" data-copy-corrected>Copy corrected text</button>';

function answerWith(html: string, status = 200) {
  const fetched = jest.fn(async () => ({ ok: status === 200, text: async () => html }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

async function check(text: string) {
  const user = userEvent.setup();
  render(<CheckForm />);
  const field = screen.getByRole("textbox", { name: "Text" });
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Check" }));
  return { user, field };
}

test("what is found is shown below, read first, and can be copied put right", async () => {
  const fetched = answerWith(RESULT);
  const { user } = await check("“Jesus slept” & more");

  const heading = await screen.findByRole("heading", { name: "What was found" });
  expect(heading).toHaveFocus();
  expect(fetched).toHaveBeenCalledWith("/check/result?part=result", {
    method: "POST",
    body: new URLSearchParams({ text: "“Jesus slept” & more" }),
  });
  await user.click(screen.getByRole("button", { name: "Copy corrected text" }));
  expect(copyOrShow).toHaveBeenCalledWith("Put right");
});

test("a refusal is told beside the text, which stays", async () => {
  answerWith('<p role="alert" id="check-problem">Paste a text to check.</p>', 400);
  const { field } = await check("  ");

  expect(await screen.findByRole("alert")).toHaveTextContent("Paste a text to check.");
  expect(field).toHaveValue("  ");
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleErrorMessage("Paste a text to check.");
});

test("a server that cannot be reached is told, and it can be tried again", async () => {
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError("away")) });
  const { field } = await check("Words");

  expect(await screen.findByRole("alert")).toHaveTextContent(/couldn’t be checked/);
  expect(field).toHaveValue("Words");
  await waitFor(() => expect(screen.getByRole("button", { name: "Check" })).toBeEnabled());
});
