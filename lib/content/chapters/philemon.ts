import type { BookChapters } from "./schema";

export const philemon: BookChapters = {
  book: "Phlm",
  chapters: [
    "Paul, a prisoner, appeals to his friend Philemon to take back Onesimus, a runaway slave who became a Christian, no longer just as property but like a dear brother. He offers to pay whatever debt or damage he owes, and asks for forgiveness and reconciliation out of love.",
  ],
};
