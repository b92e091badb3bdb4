/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { FailedAnswer } from "@/app/chat/_components/failed-answer";
import { BrokenAnswerError, reasonOf } from "@/app/chat/_components/failure-words";
import { CANNOT_ANSWER } from "@/lib/model/cannot-answer";

test("an answer that failed for no reason to be told says so in one sentence", () => {
  const { container } = render(
    <FailedAnswer reason={reasonOf(new BrokenAnswerError(CANNOT_ANSWER))} />,
  );
  const words = container.textContent?.replace("Assistant", "");
  expect(words).toBe("I apologize, but I'm having trouble responding right now. Please try again.");
});

test("a reason stands under the apology", () => {
  render(<FailedAnswer reason={reasonOf(new BrokenAnswerError("Please wait a minute."))} />);
  expect(screen.getByText("Please wait a minute.")).toBeVisible();
});
