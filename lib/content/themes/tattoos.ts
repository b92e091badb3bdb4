import type { Theme } from "./schema";

export const tattoos: Theme = {
  id: "tattoos",
  order: 480,
  names: ["tattoos", "tattoo"],
  references: ["Leviticus 19:28", "1 Corinthians 6:19-20", "1 Samuel 16:7", "Romans 14:5-12"],
};
