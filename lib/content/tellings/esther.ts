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
  ["Esther 1:4", ["king shows off his wealth for 180 days", "half year party to display riches"]],
  [
    "Esther 1:8",
    ["nobody was forced to drink at the royal banquet", "open bar rule, each man as he liked"],
  ],
  [
    "Esther 1:11-12",
    ["queen refuses to be shown off to drunk guests", "vashti says no to her husband"],
  ],
  [
    "Esther 1:22",
    [
      "law that every man be boss in his own house",
      "letters to all provinces telling wives who’s in charge",
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
  [
    "Esther 2:7",
    [
      "orphan girl raised by her cousin, other name hadassah",
      "beautiful adopted daughter of mordecai",
    ],
  ],
  [
    "Esther 2:12",
    [
      "a year of spa treatment before one night with the king",
      "six months of myrrh oil and six of perfume",
    ],
  ],
  ["Esther 2:15-18", ["orphan girl wins a beauty contest and becomes queen"]],
  ["Esther 2:19-23", ["cousin overhears two guards who want to kill the king"]],
  [
    "Esther 2:21-23",
    ["overheard two doormen planning to kill the king", "bigthan and teresh’s plot discovered"],
  ],
  [
    "Esther 3:1-15",
    [
      "one man refuses to bow so the official wants to kill his whole people",
      "throws dice to pick the day",
      "silver paid to destroy a people",
    ],
  ],
  [
    "Esther 3:7",
    ["picking the day of genocide by throwing dice", "haman casts lots month by month"],
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
  [
    "Esther 4:11",
    [
      "walk in uninvited and you die unless he holds out the gold stick",
      "esther hasn’t been called for thirty days",
    ],
  ],
  ["Esther 4:13-16", ["maybe you became queen for this very moment", "if i die i die"]],
  [
    "Esther 4:14",
    [
      "maybe you got your position for exactly this moment",
      "if you keep quiet help will come from somewhere else",
    ],
  ],
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
    "Esther 5:13-14",
    [
      "all my success is worthless while that man sits at the gate",
      "wife suggests building gallows seventy-five feet high",
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
    "Esther 6:1",
    ["insomnia, so the king has the records read to him", "sleepless night that saved mordecai"],
  ],
  [
    "Esther 6:6-9",
    [
      "thinks the honor is for himself and suggests robe and horse",
      "haman’s ego, who would the king want to honor more than me",
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
    "Esther 7:8",
    ["begging on her couch looks like assault to the king", "haman falls on esther’s sofa"],
  ],
  [
    "Esther 8:1-17",
    [
      "a law cannot be taken back so a second law lets them defend themselves",
      "fast horses carry letters",
    ],
  ],
  [
    "Esther 8:15",
    [
      "mordecai’s blue and white robe and big gold crown",
      "susa cheers for the jew in purple linen",
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
  ["Esther 9:7-10", ["names of haman’s ten sons", "killed but no looting, ten brothers"]],
  [
    "Esther 9:22",
    [
      "holiday of sending food to each other and gifts to the poor",
      "how to celebrate purim, sadness turned into fun",
    ],
  ],
];
