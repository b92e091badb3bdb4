import type { Telling } from "./schema";

export const amos: readonly Telling[] = [
  [
    "Amos 1:1-2:3",
    ["judgment on neighbors for three sins and four", "ripped open pregnant women to get land"],
  ],
  [
    "Amos 1:1-2",
    [
      "a farm worker becomes a prophet before a quake",
      "God roars like a lion from the capital",
      "the meadows dry up and the mountain top withers",
      "a sheep man sees messages about the nation",
      "the introduction of a prophet from a small town",
    ],
  ],
  ["Amos 2:4-16", ["sell the poor for a pair of shoes", "father and son sleep with the same girl"]],
  [
    "Amos 3:1-15",
    ["can two walk together unless they agree", "lion roars", "shepherd saves two legs and an ear"],
  ],
  [
    "Amos 4:1-13",
    ["fat cows of Bashan, rich women who say bring us drinks", "prepare to meet your God"],
  ],
  [
    "Amos 5:1-27",
    [
      "let justice flow like a river, I hate your worship songs",
      "man runs from a lion and meets a bear",
      "look for good not evil",
    ],
  ],
  [
    "Amos 5:21-24",
    [
      "God can’t stand their worship parties and noisy songs",
      "fairness should flow like a stream that never dries",
      "the line Martin Luther King used",
      "take away your music, I won’t listen",
      "religion without justice makes God sick",
    ],
  ],
  ["Amos 6:1-14", ["lying on ivory beds, lazy rich", "wine in bowls"]],
  [
    "Amos 7:1-17",
    [
      "string with a weight to test a wall",
      "not a prophet but a farmer of figs",
      "go home and preach there",
    ],
  ],
  [
    "Amos 7:7-9",
    [
      "a string with a weight to check if a wall is straight",
      "God stands by a wall and measures his crooked people",
      "what do you see, he’s asked, a builder’s tool",
      "I won’t spare them any more",
      "the picture of a builder’s line",
    ],
  ],
  [
    "Amos 7:10-17",
    [
      "a priest tells the preacher to go home and earn bread there",
      "I’m no professional, I just looked after animals and trees",
      "they accuse him of plotting against the king",
      "your wife will be a whore in the city, he answers",
      "God took me from behind the flock",
    ],
  ],
  [
    "Amos 8:1-14",
    [
      "basket of ripe fruit",
      "when is the holiday over so we can cheat with scales",
      "hunger for hearing God’s words",
    ],
  ],
  [
    "Amos 8:1-6",
    [
      "ripe fruit as a sign that the end is here",
      "merchants can’t wait for the holy day to be over to cheat",
      "they use false scales and sell the sweepings of wheat",
      "buying poor people for a pair of shoes",
      "dishonest business people condemned by God",
    ],
  ],
  [
    "Amos 9:1-15",
    ["dig to hell or climb to heaven I find them", "mountains drip wine", "broken tent fixed"],
  ],
  [
    "Amos 9:11-15",
    [
      "a broken down hut will be repaired",
      "harvest so big that the plowman catches up with the reaper",
      "sweet wine drips from the mountains",
      "they’ll plant gardens and never be pulled out again",
      "happy end of a gloomy prophet",
    ],
  ],
];
