import type { Telling } from "./schema";

export const esther: readonly Telling[] = [
  [
    "Esther 1:1-22",
    [
      "party for half a year",
      "queen will not show herself to drunk men and loses her crown",
      "every man should be boss in his own house",
    ],
  ],
  [
    "Esther 2:1-18",
    [
      "beauty contest for a new queen",
      "a year of beauty treatments with oil and perfume",
      "orphan raised by her cousin hides that she is Jewish",
    ],
  ],
  ["Esther 2:15-18", ["orphan girl wins a beauty contest and becomes queen"]],
  ["Esther 2:19-23", ["cousin overhears two guards who want to kill the king"]],
  [
    "Esther 3:1-15",
    [
      "one man refuses to bow so the official wants to kill his whole people",
      "throws dice to pick the day",
      "silver paid to destroy a people",
    ],
  ],
  [
    "Esther 4:1-17",
    [
      "maybe you became queen for just this moment",
      "if I die I die",
      "nobody may go to the king uncalled",
      "three days no food or drink",
    ],
  ],
  ["Esther 4:13-16", ["maybe you became queen for this very moment", "if i die i die"]],
  [
    "Esther 5:1-14",
    [
      "king holds out the golden stick",
      "builds a pole seventy-five feet high for his enemy",
      "what is your wish, up to half my kingdom",
      "invites them to dinner twice",
    ],
  ],
  [
    "Esther 6:1-14",
    [
      "king cannot sleep and has old records read",
      "bad guy has to lead the man he hates on a royal horse",
      "what should be done for the man the king wants to honor",
      "king can't sleep and has a book read to him",
      "bad guy has to lead his enemy on the king's horse",
    ],
  ],
  [
    "Esther 7:1-10",
    [
      "hanged on his own gallows",
      "let my life be given me",
      "king comes back and sees him falling on her couch",
    ],
  ],
  ["Esther 7:5-10", ["hanged on the gallows he built for somebody else"]],
  [
    "Esther 8:1-17",
    [
      "a law cannot be taken back so a second law lets them defend themselves",
      "fast horses carry letters",
    ],
  ],
  [
    "Esther 9:1-32",
    [
      "how a Jewish holiday with gifts and food to the poor began",
      "ten sons hanged",
      "sorrow turned into a party",
    ],
  ],
];
