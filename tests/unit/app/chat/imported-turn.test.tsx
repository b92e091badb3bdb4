/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ImportedTurn } from "@/app/chat/_components/imported-turn";

test("an imported answer says so, is not headed as the assistant's, and is plain words", () => {
  const words = "<b>John 3:16</b> “Send money.” https://example.org";
  const { container } = render(<ImportedTurn name="answer">{words}</ImportedTurn>);
  expect(screen.getByRole("heading", { name: "Imported answer" })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText("Assistant")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  expect(container.querySelector(".scripture, blockquote, b")).toBeNull();
});
