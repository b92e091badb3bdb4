import type { Misquotation } from "./schema";

export const everythingHappensForAReason: Misquotation = {
  id: "everything-happens-for-a-reason",
  order: 160,
  wordings: ["everything happens for a reason", "all things happen for a reason"],
  answer:
    "That sentence is not in the Bible. Christians differ on how far every event is meant; the verse behind it promises that God works for good in all things for those who love him, and Ecclesiastes also speaks of time and chance.",
  references: ["Romans 8:28", "Ecclesiastes 9:11"],
};
