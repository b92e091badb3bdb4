import type { Telling } from "./schema";

export const secondPeter: readonly Telling[] = [
  [
    "2 Peter 1:1-21",
    ["add self-control, patience, kindness, list", "we saw with our own eyes, not made up stories"],
  ],
  [
    "2 Peter 1:3-4",
    [
      "he’s given us all we need for a godly life",
      "sharing in god’s own nature through huge promises",
    ],
  ],
  [
    "2 Peter 1:5-7",
    [
      "ladder of virtues, add knowledge, self-control, patience and finally love",
      "list of qualities to build on top of your faith",
    ],
  ],
  [
    "2 Peter 1:8-9",
    [
      "nearsighted believer who forgot he was forgiven",
      "without these virtues you’re blind and unproductive",
    ],
  ],
  [
    "2 Peter 1:10-11",
    [
      "make sure you’re really chosen and you’ll get a grand welcome",
      "confirm your election and you won’t fall",
    ],
  ],
  [
    "2 Peter 1:13-15",
    [
      "his body is a tent he’ll soon take down, wants you to remember",
      "apostle who knew he would die soon because jesus told him",
    ],
  ],
  [
    "2 Peter 1:16-18",
    [
      "we didnt make up clever stories, we saw it ourselves",
      "apostle recalls hearing the voice on the mountain",
    ],
  ],
  [
    "2 Peter 1:19",
    [
      "prophecy is a flashlight in the dark until sunrise",
      "daybreak and a star coming up in your heart",
    ],
  ],
  [
    "2 Peter 1:20-21",
    [
      "scripture didnt come from a person’s own ideas, the spirit carried them",
      "who wrote the bible, men moved by the spirit",
    ],
  ],
  ["2 Peter 2:1-22", ["fake teachers", "dog and washed pig", "angels thrown to chains"]],
  [
    "2 Peter 2:1-3",
    [
      "sneaky teachers who slip in heresy and make up stories for profit",
      "false prophets exploiting church folk with fake words",
    ],
  ],
  [
    "2 Peter 2:4",
    [
      "bad angels locked up in dark pits of hell",
      "tartarus, where fallen angels await their trial",
    ],
  ],
  [
    "2 Peter 2:5",
    [
      "herald of right living kept safe with seven others",
      "the ancient flood spared only eight people including a preacher",
    ],
  ],
  [
    "2 Peter 2:6-8",
    [
      "good man sickened by the filth of his neighbors in a burned city",
      "lot was tortured daily by what he saw around him",
    ],
  ],
  [
    "2 Peter 2:9",
    [
      "the lord can get good people out of trials",
      "he rescues the devout and holds the crooked for judgment day",
    ],
  ],
  [
    "2 Peter 2:12-13",
    [
      "like wild beasts, mock what they dont understand, partying in broad daylight",
      "blots and blemishes at your dinner, living like dumb animals",
    ],
  ],
  [
    "2 Peter 2:14",
    [
      "cant look at a woman without wanting to cheat, experts in greed",
      "eyes full of cheating, luring weak people",
    ],
  ],
  [
    "2 Peter 2:15-16",
    ["prophet scolded by his talking donkey", "loved getting paid for doing wrong"],
  ],
  [
    "2 Peter 2:17",
    [
      "dried up springs and mists blown away by a gale",
      "waterless wells, stormy clouds, doomed to black darkness",
    ],
  ],
  [
    "2 Peter 2:18-19",
    [
      "they promise freedom but are addicts themselves",
      "you’re a slave to whatever has beaten you, verse on addiction",
    ],
  ],
  [
    "2 Peter 2:20-21",
    [
      "better never to have known than to know and walk away",
      "ex christian tangled up again is worse off than before",
    ],
  ],
  ["2 Peter 2:22", ["dog eats its own puke", "clean pig goes right back to the mud"]],
  [
    "2 Peter 3:1-18",
    [
      "where is his coming, people mock",
      "thousand years one day",
      "earth burns up",
      "some of the letters are hard to understand",
      "not slow, patient so all may turn",
    ],
  ],
  [
    "2 Peter 3:3-4",
    [
      "scoffers asking so where is he, nothing ever changes",
      "last days mockers ask about the promised return",
    ],
  ],
  [
    "2 Peter 3:5-7",
    [
      "first world drowned, next one burns",
      "earth came out of water, was flooded, and is saved for fire",
    ],
  ],
  ["2 Peter 3:8-10", ["a day is like a thousand years to god"]],
  [
    "2 Peter 3:8-9",
    [
      "god’s clock is different, a millennium like a single day",
      "why hasnt jesus come back yet, he’s giving people time",
    ],
  ],
  [
    "2 Peter 3:10",
    [
      "planet and sky melt with a roar, comes like a burglar",
      "end of the world, elements dissolve in heat",
    ],
  ],
  [
    "2 Peter 3:11-12",
    [
      "if all this will be destroyed how should we live",
      "since it’s all going to burn be holy and look forward to the day",
    ],
  ],
  [
    "2 Peter 3:13",
    [
      "a fresh earth and sky where justice is at home",
      "waiting for a remade universe where right lives",
    ],
  ],
  [
    "2 Peter 3:15-16",
    [
      "paul’s letters are difficult and people twist them",
      "one apostle says another’s writing is tough to follow",
    ],
  ],
];
