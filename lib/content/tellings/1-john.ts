import type { Telling } from "./schema";

export const firstJohn: readonly Telling[] = [
  ["1 John 1:1-10", ["we touched and saw", "if we say no sin we lie, confess and he forgives"]],
  [
    "1 John 1:1-2",
    [
      "we heard him, saw him and touched him ourselves",
      "eyewitness touched the word of life with his own hands",
    ],
  ],
  [
    "1 John 1:5-6",
    [
      "god has zero darkness in him",
      "claiming to be close to god while living in the dark is lying",
    ],
  ],
  ["1 John 1:8-10", ["if we say we never do wrong we lie to ourselves"]],
  [
    "1 John 1:8-9",
    [
      "admit what you did wrong and he’ll forgive and clean you",
      "saying you’re sinless is fooling yourself",
    ],
  ],
  ["1 John 2:1-17", ["lawyer with the father", "do not love the world, desire of eyes"]],
  [
    "1 John 2:1-2",
    ["jesus is our defense lawyer when we mess up", "paid for the sins of the entire world too"],
  ],
  [
    "1 John 2:4-6",
    ["says he knows god but ignores the rules, so he’s lying", "live the way jesus lived"],
  ],
  [
    "1 John 2:7-8",
    [
      "its an old command and yet also a new one",
      "nothing new, the same command from the start, while darkness fades",
    ],
  ],
  [
    "1 John 2:9-11",
    [
      "hating a brother makes you stumble around blind",
      "says he’s in the light but can’t stand his brother",
    ],
  ],
  [
    "1 John 2:12-14",
    [
      "note to kids, dads and strong young men",
      "why i’m writing to children, fathers and youths who beat the evil one",
    ],
  ],
  [
    "1 John 2:15-17",
    [
      "dont fall for worldly stuff, it wont last",
      "craving what you see, bodily urges and showing off",
    ],
  ],
  ["1 John 2:18-29", ["antichrists have come, they left us"]],
  [
    "1 John 2:18",
    ["many antichrists are here already, last hour", "is there more than one antichrist"],
  ],
  [
    "1 John 2:19",
    [
      "people who left the church were never really part of it",
      "they quit our group, which proves they weren’t one of us",
    ],
  ],
  [
    "1 John 2:22-23",
    [
      "who is the antichrist, anyone denying the father and son",
      "biggest liar says jesus isn’t the messiah",
    ],
  ],
  [
    "1 John 2:27",
    ["anointed so you need no one to instruct you", "the anointing inside teaches you everything"],
  ],
  [
    "1 John 2:28",
    ["not being embarrassed when he comes", "stay in him so you’re confident when he shows up"],
  ],
  [
    "1 John 3:1-24",
    [
      "called God’s kids",
      "who hates is a murderer",
      "love not just words",
      "heart condemns us, God is bigger",
      "sees brother in need",
    ],
  ],
  [
    "1 John 3:1",
    [
      "wow what love, we get to be god’s kids",
      "the father lavishes love by naming us his children",
    ],
  ],
  [
    "1 John 3:2-3",
    [
      "dont know what we’ll turn into but we will resemble him",
      "we’ll look like him when we see him, so stay pure",
    ],
  ],
  [
    "1 John 3:8",
    [
      "jesus came to wreck what satan does",
      "the devil has been sinning since the start, why the son appeared",
    ],
  ],
  [
    "1 John 3:9-10",
    [
      "how to tell god’s children from the devil’s children",
      "a person born of god can’t keep sinning because of the seed",
    ],
  ],
  [
    "1 John 3:12",
    [
      "why the first murderer killed his brother",
      "don’t be like cain, jealous of his brother’s good deeds",
    ],
  ],
  [
    "1 John 3:13",
    [
      "not surprising when everyone else hates you",
      "don’t be surprised at hatred from the world, brothers",
    ],
  ],
  [
    "1 John 3:15",
    [
      "hating someone is the same as killing them",
      "no killer has eternal life and hate counts as killing",
    ],
  ],
  ["1 John 3:16-18", ["don't just say you love, help people who need stuff"]],
  [
    "1 John 3:16",
    [
      "he gave up his life so we should die for each other",
      "how do we know what love is, he died for us",
    ],
  ],
  [
    "1 John 3:17-18",
    ["has money but shuts his heart to someone in need", "love is more than talk, do something"],
  ],
  [
    "1 John 3:19-20",
    [
      "when you feel guilty, god is bigger than your feelings",
      "a heart that accuses itself, but god knows everything",
    ],
  ],
  [
    "1 John 4:1-21",
    [
      "God is love",
      "perfect love drives out fear",
      "says I love God and hates brother, liar",
      "test spirits",
    ],
  ],
  [
    "1 John 4:1-3",
    ["dont trust every spirit, check it first", "how to test if a prophet is from god"],
  ],
  [
    "1 John 4:4",
    ["what’s inside you is stronger than what’s out there", "greater one in you than in the world"],
  ],
  ["1 John 4:7-12", ["god is love"]],
  [
    "1 John 4:7-8",
    [
      "someone unloving doesnt know god at all",
      "loving people are god’s children since love comes from him",
    ],
  ],
  [
    "1 John 4:9-10",
    [
      "it isnt about us loving god but him loving us first with his son",
      "sent his only son as a sacrifice, that’s love",
    ],
  ],
  [
    "1 John 4:12",
    [
      "nobody’s ever seen god but he lives in us when we love",
      "god is unseen yet his love is completed in us",
    ],
  ],
  ["1 John 4:18-21", ["perfect love throws out fear", "can't love god and hate your brother"]],
  [
    "1 John 4:18",
    [
      "real love leaves no room for being afraid",
      "fear has to do with punishment, love drives it out",
    ],
  ],
  [
    "1 John 4:19",
    ["he was the first to love, so we love", "why do we love, because it started with him"],
  ],
  [
    "1 John 4:20-21",
    [
      "cant love an invisible god while hating the person in front of you",
      "says he loves god but hates his brother, what a liar",
    ],
  ],
  [
    "1 John 5:1-21",
    [
      "three witnesses water and blood",
      "sin that leads to death",
      "he hears when we ask",
      "keep from idols",
    ],
  ],
  ["1 John 5:3", ["god’s commands arent a burden", "loving god means obeying, and it’s not hard"]],
  [
    "1 John 5:4-5",
    [
      "our faith is what beats the world",
      "who conquers the world, those believing jesus is god’s son",
    ],
  ],
  [
    "1 John 5:6-8",
    ["three witnesses, spirit, water and blood", "came by water and blood, and three agree"],
  ],
  [
    "1 John 5:11-12",
    [
      "having the son means having life, no son no life",
      "eternal life is found in the son and nowhere else",
    ],
  ],
  [
    "1 John 5:13",
    [
      "can i be certain i have life forever",
      "written so believers know they’re going to live eternally",
    ],
  ],
  [
    "1 John 5:14-15",
    [
      "prayers that fit what god wants get heard",
      "confidence that he listens if we request according to his will",
    ],
  ],
  [
    "1 John 5:16-17",
    [
      "the sin that kills, dont pray for that one",
      "what to do when you see a brother sin, pray for him",
    ],
  ],
  [
    "1 John 5:19",
    [
      "entire world is under the evil one’s control",
      "we belong to god while the devil runs the world",
    ],
  ],
  ["1 John 5:21", ["last line warns kids against false gods", "little ones, stay away from idols"]],
];
