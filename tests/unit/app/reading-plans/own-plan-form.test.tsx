/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { NuqsAdapter } from "nuqs/adapters/react";
import { PlansView } from "@/app/reading-plans/_components/plans-view";
import { readingPlans } from "@/lib/content/reading-plans";
import { planSchedule } from "@/lib/reading-plans/schedule";
import { onDay } from "../../../support/day";
import { PlanServer } from "../../../support/plan-server";
import { type Answers, type Call, problem, renderView } from "../../../support/view";

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: () => {}, prefetch: () => {} }),
}));

const TODAY = "2026-11-21";
afterEach(() => jest.useRealTimers());

function open(server: PlanServer, address = "/reading-plans") {
  onDay(TODAY);
  const view = renderView(
    <NuqsAdapter>
      <PlansView />
    </NuqsAdapter>,
    { address },
  );
  return { server, ...view };
}

describe("a plan of one's own", () => {
  const genesis = readingPlans.filter(({ id }) => id === "creation-genesis").map(planSchedule)[0];
  /** What the preview answers: as many days as were asked for, up to what the test allows. */
  const previews: Answers = {
    "GET /api/reading-plans/preview": ({ query }: Call) => {
      const days = Number(query.get("days"));
      if (days > 90) {
        const message = "The chosen books have 90 chapters: choose at most 90 days for reading.";
        return problem(400, message, {}, { errors: [{ path: "days", message }] });
      }
      const schedule = genesis?.schedule?.map((day) => ({ ...day, date: TODAY })) ?? [];
      return { start: TODAY, endsOn: "2026-12-20", minutesADay: 12, schedule };
    },
  };
  const preview = () => screen.findByRole("region", { name: "Your plan" });

  test("says what is missing before anything is sent", async () => {
    const { user, server } = open(new PlanServer([], previews), "/reading-plans?own=1");
    const start = await screen.findByRole("button", { name: "Start Plan" });
    await user.clear(screen.getByLabelText("Days from first to last"));
    await user.clear(screen.getByLabelText("First day"));
    await user.click(start);
    expect(await screen.findByText("Choose at least one book.")).toBeVisible();
    expect(screen.getByText("Choose how many days.")).toBeVisible();
    expect(screen.getByText("Choose a day.")).toBeVisible();
    expect(server.sent("POST")).toEqual([]);
    expect(await preview()).toHaveTextContent(/^Your plan.*before you start it\.$/);
  });

  test("books by sets and singly, a preview, what the server refuses, and the start", async () => {
    const { user, server } = open(new PlanServer([], previews));
    await user.click(await screen.findByRole("link", { name: "Make your own plan" }));
    await waitFor(() => expect(window.location.search).toBe("?own=1"));
    await user.type(await screen.findByLabelText("Name"), "Letters in a month");
    await user.click(screen.getByRole("button", { name: "Paul's letters" }));
    await user.click(screen.getByRole("checkbox", { name: "Philemon" }));
    await user.click(screen.getByRole("checkbox", { name: "Ruth" }));
    expect(screen.getByText("13 books, 90 chapters.")).toBeVisible();
    await waitFor(async () =>
      expect(await preview()).toHaveTextContent(
        "21 days of reading, until Dec 20, 2026. 12 minutes on the longest day.",
      ),
    );
    expect(within(await preview()).getAllByRole("listitem")).toHaveLength(7);
    await user.click(screen.getByRole("button", { name: "Show all 21 days" }));
    expect(within(await preview()).getAllByRole("listitem")).toHaveLength(21);

    const days = screen.getByLabelText("Days from first to last");
    await user.clear(days);
    await user.type(days, "200");
    expect(await screen.findByText(/choose at most 90 days for reading/)).toBeVisible();
    await user.clear(days);
    await user.type(days, "60");
    await user.click(screen.getByRole("checkbox", { name: "Sunday" }));
    server.isAway = /POST/;
    await user.click(screen.getByRole("button", { name: "Start Plan" }));
    expect(await screen.findByText("The plan couldn’t be started")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("Letters in a month");
    server.isAway = null;
    await user.click(screen.getByRole("button", { name: "Start Plan" }));
    expect(await screen.findByText("Plan started")).toBeVisible();
    await waitFor(() => expect(window.location.search).toMatch(/^\?plan=/));
    expect(server.sent("POST").at(-1)?.body).toEqual({
      own: {
        title: "Letters in a month",
        books: expect.arrayContaining(["Ruth", "Rom"]),
        days: 60,
      },
      start: TODAY,
      weekdays: [1, 2, 3, 4, 5, 6],
      today: TODAY,
    });
    expect(await screen.findByRole("heading", { name: "Letters in a month" })).toBeVisible();
  });
});
