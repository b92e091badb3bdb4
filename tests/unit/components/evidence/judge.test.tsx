/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Grade } from "@/components/evidence/grade";
import { GRADES_BOOT_SOURCE, GRADES_KEY } from "@/components/evidence/grades-choice";
import { ReweighHost } from "@/components/evidence/reweigh-host";
import { sharedAncestry } from "@/lib/content/timeline/events/shared-ancestry";
import { FACTOR_NAMES, FACTORS } from "@/lib/evidence/constants";
import { PERSPECTIVES, scoreEvidence, toLevels } from "@/lib/evidence/rules";
import { renderView } from "../../../support/view";

const { grading } = sharedAncestry;
const levels = toLevels(grading);

function openGrade() {
  return renderView(
    <>
      <Grade inputs={grading} label="Truth score" />
      <ReweighHost />
    </>,
  );
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.grades;
});

test("a reader hides grades and shows them again, and a later page knows it before it paints", async () => {
  const { user } = openGrade();
  await user.click(screen.getByText("How this was graded"));
  await user.click(screen.getByRole("button", { name: "Hide grades until I have judged" }));
  expect(document.documentElement.dataset.grades).toBe("hidden");
  expect(document.querySelector("summary")).toHaveFocus();

  delete document.documentElement.dataset.grades;
  // The page's own inline script.
  // biome-ignore lint/security/noGlobalEval: it is what a browser does with the script
  eval(GRADES_BOOT_SOURCE);
  expect(document.documentElement.dataset.grades).toBe("hidden");

  await user.click(screen.getByText("Show grades"));
  expect(document.documentElement.dataset.grades).toBeUndefined();
  expect(localStorage.getItem(GRADES_KEY)).toBeNull();
});

test("a page reached by a link follows the choice", () => {
  localStorage.setItem(GRADES_KEY, "hidden");
  openGrade();
  expect(document.documentElement.dataset.grades).toBe("hidden");
});

test("the seven factors are judged first, then compared, and the judgment is kept", async () => {
  const { user } = openGrade();
  await user.click(screen.getByText("How this was graded"));
  await user.click(screen.getByRole("button", { name: "Judge it yourself" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Judge it yourself" }));
  expect(dialog.getByText(grading.statement)).toBeVisible();
  const compare = dialog.getByRole("button", { name: "Compare" });
  expect(compare).toBeDisabled();
  for (const name of FACTOR_NAMES) {
    const choice = dialog.getByRole("combobox", { name: FACTORS[name].label });
    await user.selectOptions(choice, name === "scripture" ? "none" : "4");
  }
  expect(dialog.getByText("7 of 7 judged")).toBeVisible();
  await user.click(compare);

  const scores = dialog.getByRole("status");
  expect(scores).toHaveTextContent(
    `You100%This site${scoreEvidence(levels)}%` +
      `Believers${scoreEvidence(levels, PERSPECTIVES.believers)}%` +
      `Critics${scoreEvidence(levels, PERSPECTIVES.critics)}%`,
  );
  const dating = dialog.getByRole("row", { name: /^Dating/ });
  expect(dating).toHaveTextContent("Dating42");
  expect(dating).toHaveAttribute("data-differs");

  await user.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Judge it yourself" }));
  expect(await screen.findByText("You judged by our weights.", { exact: false })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Change my judgment" }));
  expect(screen.getByRole("combobox", { name: FACTORS.dating.label })).toHaveValue("4");
});

test("the picture is drawn here and given to the share sheet, or saved where there is none", async () => {
  localStorage.setItem(
    "truth-uncovered-judgments",
    JSON.stringify({ [grading.statement]: levels }),
  );
  const written: string[] = [];
  const context = {
    fillRect: () => undefined,
    fillText: (text: string) => written.push(text),
    measureText: (text: string) => ({ width: text.length * 20 }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as unknown as null);
  jest
    .spyOn(HTMLCanvasElement.prototype, "toBlob")
    .mockImplementation((give) => give(new Blob(["png"], { type: "image/png" })));
  const share = jest.fn<Promise<void>, [ShareData]>(async () => undefined);
  Object.assign(navigator, { canShare: () => true, share });
  const user = userEvent.setup();
  openGrade();
  await user.click(screen.getByText("How this was graded"));
  await user.click(screen.getByRole("button", { name: "Judge it yourself" }));
  await user.click(await screen.findByRole("button", { name: "Share picture" }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe("my-judgment.png");
  expect(written).toEqual(expect.arrayContaining(["You", "This site", "Believers", "Critics"]));
  expect(written.join(" ")).toContain("Humans and chimpanzees descend");
  await act(async () => undefined);
});
