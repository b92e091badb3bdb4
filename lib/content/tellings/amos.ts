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
  [
    "Amos 1:3",
    [
      "damascus punished for running iron sledges over gilead",
      "three crimes and then a fourth by syria",
    ],
  ],
  [
    "Amos 1:13",
    [
      "war crime of cutting open pregnant women to gain territory",
      "ammonites expand their border with atrocities",
    ],
  ],
  [
    "Amos 2:1",
    ["burning an enemy kings bones to powder", "moab condemned for desecrating a corpse"],
  ],
  ["Amos 2:4-16", ["sell the poor for a pair of shoes", "father and son sleep with the same girl"]],
  [
    "Amos 2:6-7",
    ["poor people sold for the price of shoes", "dad and son sleeping with the same girl"],
  ],
  [
    "Amos 2:12",
    [
      "made abstainers drink and told preachers to shut up",
      "forcing wine on people with a no alcohol vow",
    ],
  ],
  [
    "Amos 3:1-15",
    ["can two walk together unless they agree", "lion roars", "shepherd saves two legs and an ear"],
  ],
  [
    "Amos 3:3",
    [
      "can a pair hike together without agreeing first",
      "two people traveling the same way must have made a plan",
    ],
  ],
  [
    "Amos 3:4-6",
    [
      "does a lion roar without catching something, cause and effect questions",
      "birds dont get caught without a trap",
    ],
  ],
  [
    "Amos 3:7",
    ["god tells his prophets before he acts", "nothing happens without a heads up to messengers"],
  ],
  [
    "Amos 3:12",
    [
      "shepherd saves just two shanks and a scrap of ear from a lion",
      "rescued bits like a piece of a couch",
    ],
  ],
  [
    "Amos 4:1-13",
    ["fat cows of Bashan, rich women who say bring us drinks", "prepare to meet your God"],
  ],
  [
    "Amos 4:1-2",
    [
      "rich ladies called cattle yelling at husbands for drinks",
      "spoiled wives dragged off with fishhooks",
    ],
  ],
  [
    "Amos 4:7-8",
    ["rain fell on one town and skipped the next", "thirsty cities stumbling to another for a sip"],
  ],
  ["Amos 4:12", ["get ready to face your maker sign", "be prepared to meet god, israel"]],
  [
    "Amos 5:1-27",
    [
      "let justice flow like a river, I hate your worship songs",
      "man runs from a lion and meets a bear",
      "look for good not evil",
    ],
  ],
  [
    "Amos 5:8",
    [
      "maker of the constellations orion and the seven sisters",
      "he who turns night to dawn and formed star clusters",
    ],
  ],
  [
    "Amos 5:18-19",
    [
      "escaped a lion, met a bear, then a snakebite at home",
      "why do you look forward to judgment day, its dark",
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
      "turn off your worship music, do right by people instead",
      "fairness flowing like a river, quoted by martin luther king",
    ],
  ],
  ["Amos 6:1-14", ["lying on ivory beds, lazy rich", "wine in bowls"]],
  [
    "Amos 6:4-6",
    [
      "lounging on ivory couches, eating veal and jamming on guitar",
      "luxury loving people who dont care that the nation is collapsing",
    ],
  ],
  [
    "Amos 6:12",
    [
      "would you gallop on cliffs or plow boulders",
      "silly as racing horses over rocks, making justice poison",
    ],
  ],
  [
    "Amos 7:1-17",
    [
      "string with a weight to test a wall",
      "not a prophet but a farmer of figs",
      "go home and preach there",
    ],
  ],
  [
    "Amos 7:1-3",
    [
      "prophet begs off a locust plague because jacob is tiny",
      "god changes his mind about bugs eating the late crop",
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
    "Amos 7:7-8",
    [
      "a builders weighted string to check if the wall is straight",
      "god measures israel with a tool for crooked walls",
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
    "Amos 7:12-13",
    [
      "priest tells the preacher to go home and earn his living there",
      "get out of the kings chapel and prophesy in judah",
    ],
  ],
  [
    "Amos 7:14-15",
    [
      "i’m just a farmer who tends fig trees, not a pro prophet",
      "called while looking after livestock, no religious training",
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
    "Amos 8:1-2",
    ["basket of ripe produce means the end", "vision of picnic fruit with a grim pun"],
  ],
  [
    "Amos 8:4-6",
    [
      "merchants who cant wait for the holy day to be over to cheat customers",
      "selling floor sweepings mixed in the wheat with rigged scales",
    ],
  ],
  [
    "Amos 8:11-12",
    [
      "starving not for food but to hear from god",
      "running coast to coast looking for a message and not finding it",
    ],
  ],
  [
    "Amos 9:1-15",
    ["dig to hell or climb to heaven I find them", "mountains drip wine", "broken tent fixed"],
  ],
  [
    "Amos 9:2-3",
    [
      "hide at the bottom of the ocean and a sea snake will bite you",
      "no escape in the grave, sky or mountain top",
    ],
  ],
  [
    "Amos 9:7",
    [
      "israel no more special than ethiopians, philistines had an exodus too",
      "god moved other nations around as well",
    ],
  ],
  [
    "Amos 9:9",
    ["shaken in a strainer without a single grain dropping", "people sifted among nations"],
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
  [
    "Amos 9:13-14",
    [
      "harvest so big the plowing crew catches up with the reapers",
      "wine dripping off mountains and gardens replanted",
    ],
  ],
];
