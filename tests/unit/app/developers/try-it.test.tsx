/** @jest-environment ./tests/setup/browser-environment.mjs */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TryIt } from "@/app/developers/_components/try-it";
import type { TriedOperation } from "@/lib/open-api/tried-operations";

const OPERATIONS: TriedOperation[] = [
  {
    id: "getVerse",
    path: "/api/bible/verse",
    summary: "A verse",
    parameters: [
      { name: "reference", about: "Which verse.", isRequired: true },
      { name: "translation", about: "Which text.", isRequired: false },
    ],
    values: { reference: "John 3:16" },
  },
  {
    id: "getWord",
    path: "/api/words/{id}",
    summary: "A word",
    parameters: [{ name: "id", about: "Its number.", isRequired: true }],
    values: { id: "G26" },
  },
];

const answerWith = (body: unknown, status = 200) =>
  Object.assign(Response.json(body, { status, statusText: status === 200 ? "OK" : "Not Found" }), {
    json: async () => body,
  });
const fetched = jest.fn();
beforeEach(() => {
  global.fetch = fetched;
});

test("what is filled in is asked, and the answer is shown with the calls that are left", async () => {
  const answer = answerWith({ text: "Jesus wept." });
  answer.headers.set("RateLimit-Policy", '"calls";q=3000;w=60');
  answer.headers.set("RateLimit", '"calls";r=2998;t=60');
  fetched.mockResolvedValue(answer);
  render(<TryIt operations={OPERATIONS} origin="https://bible.example" />);

  const reference = screen.getByRole("textbox", { name: "reference" });
  expect(reference).toHaveAccessibleDescription("Which verse.");
  await userEvent.clear(reference);
  await userEvent.type(reference, "John 11:35");
  expect(
    screen.getByText("https://bible.example/api/bible/verse?reference=John+11%3A35"),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));

  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Jesus wept."));
  expect(screen.getByRole("status")).toHaveTextContent(
    "200 OK · 2,998 of 3,000 calls left in this minute",
  );
  expect(fetched).toHaveBeenCalledWith("/api/bible/verse?reference=John+11%3A35", {
    cache: "no-store",
  });
});

test("another call has its own parameters, in the path too; what is wrong is shown as it came", async () => {
  fetched.mockResolvedValue(answerWith({ detail: "There is no such word." }, 404));
  render(<TryIt operations={OPERATIONS} origin="https://bible.example" />);

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Call" }), "A word");
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));

  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("404 Not Found"));
  expect(screen.getByRole("status")).toHaveTextContent("There is no such word.");
  expect(fetched).toHaveBeenCalledWith("/api/words/G26", { cache: "no-store" });
});

test("without a connection it says so, and can be asked again", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  render(<TryIt operations={OPERATIONS} origin="https://bible.example" />);
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Please try again."));
  expect(screen.getByRole("button", { name: "Ask" })).toBeEnabled();
});
