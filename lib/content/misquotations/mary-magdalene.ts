import type { Misquotation } from "./schema";

export const maryMagdalene: Misquotation = {
  id: "mary-magdalene",
  order: 390,
  wordings: [
    "mary magdalene a prostitute",
    "mary magdalene was a prostitute",
    "mary magdalene prostitute",
  ],
  answer:
    "No verse calls Mary Magdalene a prostitute. That idea came later, when she was taken for the unnamed woman of Luke 7. Luke says that she had been freed of seven demons.",
  references: ["Luke 8:1-3"],
};
