import type { Misquotation } from "./schema";

export const veronica: Misquotation = {
  id: "veronica",
  order: 780,
  wordings: ["veronica wiped", "veronica's veil", "veil of veronica"],
  answer:
    "Veronica and her veil are a tradition of the Church; the Bible does not mention her. Luke tells of women who mourned Jesus on the way.",
  references: ["Luke 23:27-28"],
};
