import type { Telling } from "./schema";

export const proverbs: readonly Telling[] = [
  [
    "Proverbs 1:1-7",
    ["where knowledge starts, fools hate to learn", "a father’s sayings by a wise king"],
  ],
  [
    "Proverbs 1:8-33",
    [
      "do not go along when bad friends say let us rob someone",
      "wisdom shouts in the street and I will laugh at your disaster",
    ],
  ],
  ["Proverbs 2:1-15", ["look for wisdom as for hidden treasure"]],
  [
    "Proverbs 3:1-12",
    [
      "do not lean on your own smarts",
      "he will make your paths straight",
      "give God the first of your income",
      "God corrects those he loves like a dad",
    ],
  ],
  [
    "Proverbs 3:13-35",
    [
      "wisdom is worth more than jewels",
      "do not say to your neighbor come back tomorrow",
      "not be afraid when you lie down, sweet sleep",
    ],
  ],
  ["Proverbs 4:18-27", ["guard your heart, everything comes from it", "path like the sunrise"]],
  [
    "Proverbs 5:1-23",
    [
      "stay away from another man’s wife, lips like honey then bitter",
      "drink water from your own well",
      "be happy with the wife of your youth and her breasts",
    ],
  ],
  [
    "Proverbs 6:1-19",
    [
      "lazy person should look at an ant",
      "a little sleep and poverty comes like a robber",
      "seven things God cannot stand",
      "do not guarantee another’s debt",
    ],
  ],
  ["Proverbs 6:6-11", ["lazy person go look at the ant"]],
  [
    "Proverbs 6:20-35",
    ["can you carry fire in your lap and not get burned", "jealous husband will not accept money"],
  ],
  [
    "Proverbs 7:6-27",
    [
      "stupid young guy goes to a married woman at night while her husband travels",
      "like an ox to the butcher",
      "perfumed bed",
    ],
  ],
  [
    "Proverbs 8:1-36",
    ["wisdom was there before the world and played next to God", "better than silver"],
  ],
  ["Proverbs 9:1-18", ["two women invite guests, wisdom and folly", "stolen water tastes sweet"]],
  [
    "Proverbs 10:1-32",
    [
      "hate stirs up fights, love covers mistakes",
      "lazy hands make you poor",
      "talk too much and you sin",
    ],
  ],
  [
    "Proverbs 11:1-31",
    [
      "gold ring in a pig’s nose, pretty woman without sense",
      "generous person will prosper",
      "cheating scales",
      "too many advisers make safe",
      "who waters will be watered",
    ],
  ],
  ["Proverbs 11:22", ["gold ring in a pig's nose, pretty woman without sense"]],
  [
    "Proverbs 12:1-28",
    [
      "kind to his animals",
      "reckless words stab like a sword",
      "worry makes the heart heavy and a kind word cheers it",
    ],
  ],
  [
    "Proverbs 13:1-25",
    [
      "hope put off makes the heart sick",
      "spare the rod hate your son",
      "friends of wise people get wise, bad company",
      "easy money shrinks",
    ],
  ],
  [
    "Proverbs 14:1-35",
    [
      "a road looks right but ends in death",
      "even when laughing the heart may hurt",
      "calm mind is healthy and envy rots bones",
      "no oxen clean barn",
    ],
  ],
  [
    "Proverbs 15:1-33",
    [
      "soft answer calms anger",
      "better vegetables with love than steak with hate",
      "happy heart makes a happy face",
      "God’s eyes are everywhere",
    ],
  ],
  ["Proverbs 15:17", ["better vegetables with love than steak with hate"]],
  [
    "Proverbs 16:1-33",
    [
      "pride before a fall",
      "people make plans but God decides the steps",
      "gray hair is a crown",
      "better patient than a hero who takes a city",
      "dice are thrown but God decides",
      "kind words like honeycomb",
    ],
  ],
  [
    "Proverbs 17:1-28",
    [
      "laughing is good medicine",
      "friend loves always and a brother is for hard times",
      "even a fool seems wise when quiet",
      "dry bread in peace better than feast with fights",
      "starting a fight is like a leaking dam",
    ],
  ],
  ["Proverbs 17:28", ["even a fool looks smart if he keeps quiet"]],
  [
    "Proverbs 18:1-24",
    [
      "tongue can kill or give life",
      "some friends stick closer than family",
      "who finds a wife finds something good",
      "answering before listening",
      "God’s name is a strong tower",
      "the first to speak in court seems right",
    ],
  ],
  [
    "Proverbs 19:1-29",
    [
      "helping the poor is lending to God",
      "nagging wife like dripping rain",
      "house from parents but a good wife from God",
      "lazy man too tired to lift the spoon",
    ],
  ],
  [
    "Proverbs 20:1-30",
    [
      "wine makes fun of you",
      "bad, bad says the buyer then brags",
      "who can say my heart is clean",
      "false weights",
      "strength of the young, gray hair of the old",
    ],
  ],
  [
    "Proverbs 21:1-31",
    [
      "live on the corner of a roof rather than with a fighting wife",
      "king’s heart like water in God’s hand",
      "justice better than sacrifice",
      "who shuts ears to the poor",
      "horse ready for battle but God wins",
    ],
  ],
  ["Proverbs 21:9", ["better live on the corner of the roof than with a nagging wife"]],
  [
    "Proverbs 22:1-16",
    [
      "train a kid the right way and he will not leave it",
      "good name better than money",
      "borrower is slave to the lender",
      "lazy man says there is a lion outside",
      "rich and poor have one maker",
    ],
  ],
  ["Proverbs 22:17-29", ["do not be friends with a hothead", "skilled worker will serve kings"]],
  [
    "Proverbs 23:1-28",
    [
      "do not wear yourself out to get rich, money grows wings",
      "stingy host",
      "do not hold back from punishing a child",
      "listen to your old mother",
    ],
  ],
  [
    "Proverbs 23:29-35",
    [
      "hangover description, black eyes and seeing things",
      "red wine bites like a snake",
      "they hit me and I did not feel it, when will I wake for another drink",
      "who has red eyes, the drunk who wakes up and wants another",
      "wine bites like a snake",
    ],
  ],
  [
    "Proverbs 24:1-34",
    [
      "good man falls seven times and gets up",
      "do not be glad when your enemy falls",
      "lazy man’s garden full of thorns",
      "rescue those led away to death",
    ],
  ],
  [
    "Proverbs 25:1-28",
    [
      "feed your enemy and heap hot coals on his head",
      "gold apples in silver",
      "too much honey makes sick",
      "do not visit your neighbor too often",
      "singing songs to a sad heart",
      "city without walls is a man without self-control",
      "cold water to a thirsty one is good news from far",
    ],
  ],
  ["Proverbs 25:21-22", ["give your enemy food, like hot coals on his head"]],
  [
    "Proverbs 26:1-28",
    [
      "dog goes back to its vomit",
      "answer a fool and do not answer a fool",
      "dig a pit and fall in",
      "grabbing a dog by the ears",
      "I was only joking",
      "no wood no fire, no gossip no fight",
      "lazy man turns in bed like a door",
    ],
  ],
  ["Proverbs 26:11", ["dog goes back to its vomit"]],
  ["Proverbs 26:18-19", ["pranking your neighbor and saying only joking"]],
  [
    "Proverbs 27:1-27",
    [
      "iron sharpens iron",
      "do not brag about tomorrow",
      "wounds from a friend are better than an enemy’s kisses",
      "let others praise you",
      "loud blessing early in the morning counts as a curse",
      "know your sheep well",
    ],
  ],
  ["Proverbs 27:17", ["iron sharpens iron, friends make each other better"]],
  [
    "Proverbs 28:1-28",
    [
      "bad people run when nobody chases",
      "who hides his sins will not do well, confess",
      "hurry to be rich",
    ],
  ],
  [
    "Proverbs 29:1-27",
    [
      "without vision people go wild",
      "fool lets out all his anger",
      "fear of people is a trap",
      "spoiled servant",
    ],
  ],
  [
    "Proverbs 30:1-9",
    ["give me neither too much nor too little money", "two things I ask before I die"],
  ],
  [
    "Proverbs 30:10-33",
    [
      "leech has two daughters, give, give",
      "eagle in the sky, snake on a rock, ship at sea, man with a girl",
      "small but smart animals, lizard in palaces",
      "eye that mocks father pecked by ravens",
    ],
  ],
  ["Proverbs 30:24-28", ["four tiny smart animals, ants, badgers, locusts, lizard in the palace"]],
  [
    "Proverbs 31:1-9",
    [
      "mother tells king no wine and speak up for those who cannot speak",
      "give strong drink to the dying",
    ],
  ],
  [
    "Proverbs 31:10-31",
    [
      "perfect wife who works from before dawn, buys a field, makes clothes",
      "her kids stand up and praise her",
      "charm fools and beauty fades",
      "reading for mother’s day or a woman’s funeral",
      "the perfect wife who works all night, buys fields and makes clothes",
    ],
  ],
];
