import type { Section } from "./schema";

export const amos: readonly Section[] = [
  {
    passage: "Amos 1:1-2",
    words: "Amos a herdsman (shepherd) of Tekoa two years before the earthquake",
    toldAs: [
      "a farm worker becomes a prophet before a quake",
      "God roars like a lion from the capital",
      "the meadows dry up and the mountain top withers",
      "a sheep man sees messages about the nation",
      "the introduction of a prophet from a small town",
    ],
  },
  {
    passage: "Amos 5:21-24",
    words: "let justice roll on like rivers; I hate your feasts",
    toldAs: [
      "God can’t stand their worship parties and noisy songs",
      "fairness should flow like a stream that never dries",
      "the line Martin Luther King used",
      "take away your music, I won’t listen",
      "religion without justice makes God sick",
    ],
  },
  {
    passage: "Amos 7:7-9",
    words: "plumb line",
    toldAs: [
      "a string with a weight to check if a wall is straight",
      "God stands by a wall and measures his crooked people",
      "what do you see, he’s asked, a builder’s tool",
      "I won’t spare them any more",
      "the picture of a builder’s line",
    ],
  },
  {
    passage: "Amos 7:10-17",
    words:
      "Amos says: I was no prophet, but a herdsman (shepherd) and farmer of sycamore figs; Amaziah priest of Bethel",
    toldAs: [
      "a priest tells the preacher to go home and earn bread there",
      "I’m no professional, I just looked after animals and trees",
      "they accuse him of plotting against the king",
      "your wife will be a whore in the city, he answers",
      "God took me from behind the flock",
    ],
  },
  {
    passage: "Amos 8:1-6",
    words: "basket of summer fruit; selling the poor for sandals",
    toldAs: [
      "ripe fruit as a sign that the end is here",
      "merchants can’t wait for the holy day to be over to cheat",
      "they use false scales and sell the sweepings of wheat",
      "buying poor people for a pair of shoes",
      "dishonest business people condemned by God",
    ],
  },
  {
    passage: "Amos 9:11-15",
    words: "the fallen tent of David raised",
    toldAs: [
      "a broken down hut will be repaired",
      "harvest so big that the plowman catches up with the reaper",
      "sweet wine drips from the mountains",
      "they’ll plant gardens and never be pulled out again",
      "happy end of a gloomy prophet",
    ],
  },
];
