import type { Telling } from "./schema";

export const ezekiel: readonly Telling[] = [
  [
    "Ezekiel 1:1-28",
    [
      "wheels inside wheels full of eyes",
      "four creatures with four faces and wings",
      "looks like a spaceship",
      "throne with a rainbow",
      "storm from the north",
    ],
  ],
  [
    "Ezekiel 1:4-14",
    [
      "strange beings in a storm, each with four faces and four wings",
      "they move like lightning and never turn",
      "a windy cloud with fire flashing from the north",
      "legs straight and feet like a calf’s",
      "the vision some people say was a UFO",
    ],
  ],
  [
    "Ezekiel 1:15-28",
    [
      "rings full of eyes that go wherever the creatures go",
      "a throne like blue gemstone with a glowing figure on it",
      "a sort of spaceship seen by a prophet",
      "wings as loud as an army or the sea",
      "he saw God’s glory and fell on his face",
    ],
  ],
  [
    "Ezekiel 2:1-3:15",
    [
      "eats a scroll sweet as honey",
      "stubborn people, forehead like diamond",
      "sits stunned seven days",
    ],
  ],
  [
    "Ezekiel 2:8-3:3",
    [
      "a prophet is told to eat a book and it tastes good",
      "a hand holds out a roll written on both sides",
      "words of crying and sorrow that were tasty like honey",
      "fill your stomach with this paper",
      "open your mouth and don’t be stubborn like them",
    ],
  ],
  [
    "Ezekiel 3:16-27",
    ["if you do not warn him his blood is on you", "tongue stuck so he cannot speak"],
  ],
  [
    "Ezekiel 3:16-21",
    [
      "if you don’t warn the bad man his blood is your fault",
      "a lookout responsible for telling people about danger",
      "you have saved your own life if you spoke up",
      "duty to warn someone going wrong",
      "after seven days a prophet gets the job of guard",
    ],
  ],
  [
    "Ezekiel 4:1-17",
    [
      "lies on his side more than a year",
      "bread recipe of beans cooked over poop",
      "plays siege with a brick",
    ],
  ],
  [
    "Ezekiel 4:1-8",
    [
      "a man lies on his side more than a year as a sign",
      "he draws a city on a clay tile and plays war against it",
      "an iron pan is set up like a wall",
      "ropes hold him so he can’t roll over",
      "a prophet acts out an attack on the capital",
    ],
  ],
  [
    "Ezekiel 4:9-17",
    [
      "the bread recipe that health food shops now sell",
      "cook your food over poop, and he begs for cow manure",
      "I’ve never eaten anything unclean in my life",
      "food and water rationed by weight",
      "a mix of grains and beans for a siege diet",
    ],
  ],
  ["Ezekiel 5:1-17", ["shaves with a sword and weighs the hair in three parts"]],
  [
    "Ezekiel 5:1-4",
    [
      "a prophet cuts off all his hair and divides it in three",
      "a third burned, a third chopped, a third thrown to the wind",
      "a few hairs are tied into his clothes",
      "he uses a blade as a razor and scales to weigh",
      "haircut as a picture of what will happen to a city",
    ],
  ],
  [
    "Ezekiel 8:1-18",
    ["lifted by his hair to see idols on walls", "women cry for Tammuz", "hole in the wall"],
  ],
  ["Ezekiel 9:1-11", ["man with ink marks foreheads of those who are sad about evil"]],
  ["Ezekiel 10:1-22", ["glory of God leaves the temple with wheels and angels"]],
  [
    "Ezekiel 10:1-14",
    [
      "burning coals are taken from between the angels and thrown over town",
      "God’s presence moves out of his house",
      "a man in linen reaches into the fire among wheels",
      "a cloud fills the court as the brightness rises",
      "angels with four faces and eyes all over",
    ],
  ],
  ["Ezekiel 11:14-25", ["one new heart, flesh not stone"]],
  ["Ezekiel 12:1-16", ["digs through the wall with his bags to act out exile"]],
  ["Ezekiel 13:1-23", ["whitewashed wall falls", "women sew magic bands"]],
  ["Ezekiel 14:12-23", ["even Noah, Daniel and Job could only save themselves"]],
  [
    "Ezekiel 16:1-63",
    [
      "baby thrown in a field with uncut cord becomes a queen and then a prostitute",
      "sin of Sodom was pride and not helping the poor",
    ],
  ],
  [
    "Ezekiel 16:49-50",
    [
      "the real fault of that burned city was being selfish and rich",
      "they had too much food and ignored the needy",
      "people quote it to say it wasn’t about being gay",
      "proud, overfed and lazy sister city",
      "comfortable people who didn’t care about the poor",
    ],
  ],
  ["Ezekiel 17:1-24", ["two eagles and a vine", "tiny twig grows to a big tree"]],
  [
    "Ezekiel 18:1-32",
    [
      "son does not pay for father’s sin",
      "sour grapes saying",
      "no joy in the death of the bad, turn and live",
    ],
  ],
  [
    "Ezekiel 18:1-20",
    [
      "kids aren’t punished for what their dad did",
      "parents eat something sour and the children’s teeth hurt",
      "everyone is responsible for his own wrongs",
      "a good man with a bad son with a good grandson",
      "verse against the idea of family curses",
    ],
  ],
  ["Ezekiel 20:1-26", ["laws that were not good"]],
  ["Ezekiel 22:23-31", ["looked for somebody to stand in the gap"]],
  [
    "Ezekiel 23:1-49",
    ["two sisters who were prostitutes, very sexual chapter", "men like donkeys"],
  ],
  [
    "Ezekiel 23:1-10",
    [
      "two girls who were prostitutes in Egypt stand for two cities",
      "the elder one runs after Assyrian soldiers in blue",
      "a very crude story about unfaithful women",
      "her lovers strip her and kill her",
      "a parable that compares idol worship with sleeping around",
    ],
  ],
  [
    "Ezekiel 24:15-27",
    [
      "wife dies and he is not allowed to cry",
      "his dear one dies that evening and he can’t cry",
      "keep your shoes and turban on, do not grieve",
      "God takes away the delight of his eyes in one stroke",
      "neighbors ask why he acts so strangely after a funeral",
      "a prophet’s loss becomes a sign for the nation",
    ],
  ],
  [
    "Ezekiel 28:1-19",
    ["perfect angel in Eden covered in jewels who fell because proud", "king says I am a god"],
  ],
  [
    "Ezekiel 28:11-19",
    [
      "a perfect beautiful being covered with jewels who became proud",
      "people think it is about how the devil fell",
      "you walked among the stones of fire on God’s mountain",
      "his beauty made him arrogant and he was thrown down",
      "a song of mourning over a rich trader king",
    ],
  ],
  ["Ezekiel 29:1-12", ["crocodile in the Nile with hooks in jaw"]],
  ["Ezekiel 33:1-20", ["guard on the wall blows the horn"]],
  [
    "Ezekiel 33:1-9",
    [
      "if the guard blows the horn and people ignore it, their fault",
      "the man on the wall who sees the enemy’s sword coming",
      "a sentry who doesn’t sound the alarm is guilty",
      "tell the bad person to change or answer for it",
      "responsibility of preachers to give warning",
    ],
  ],
  ["Ezekiel 33:21-33", ["they hear you like a love song but do not do it"]],
  [
    "Ezekiel 34:1-31",
    [
      "shepherds who feed themselves",
      "God looks for lost sheep himself",
      "fat sheep push the weak",
    ],
  ],
  [
    "Ezekiel 34:1-16",
    [
      "leaders who feed themselves and not the flock",
      "God says I’ll go and look for my animals myself",
      "he bandages the hurt ones and makes the sick strong",
      "you eat the fat and wear the wool but don’t care for them",
      "scattered over the hills and nobody searching",
    ],
  ],
  ["Ezekiel 36:16-38", ["takes out heart of stone", "clean water sprinkled", "for my name’s sake"]],
  [
    "Ezekiel 36:24-28",
    [
      "God takes out the hard one and puts in a soft one",
      "I’ll sprinkle clean water on you",
      "being changed from the inside by God’s Spirit",
      "he gathers them from all countries and brings them home",
      "a spiritual transplant from rock to living tissue",
    ],
  ],
  [
    "Ezekiel 37:1-14",
    [
      "field of dry bones stand up and get flesh",
      "bones rattle together",
      "can these bones live",
      "breath from four winds",
      "skeletons come together and stand up as an army",
      "can these live again, only you know, God",
      "a rattling noise and flesh and skin grow back",
      "the wind blows into dead people and they breathe",
      "I’ll open your graves, hope for a nation that gave up",
    ],
  ],
  [
    "Ezekiel 37:15-28",
    [
      "two sticks become one in the hand",
      "a prophet holds pieces of wood together in one hand",
      "the divided country becomes a single nation again",
      "one king and one shepherd over all of them",
      "names written on wood as a sign",
      "a promise to reunite north and south",
    ],
  ],
  [
    "Ezekiel 38:1-23",
    [
      "enemy from the north attacks at the end times",
      "hooks in jaws",
      "hail and fire",
      "a huge army from the far north comes on horses",
      "hooks in the jaws pull the enemy out",
      "they attack peaceful villages without walls",
      "end time war, people say it means Russia",
      "covering the land like a storm cloud",
    ],
  ],
  ["Ezekiel 39:1-29", ["birds eat soldiers", "seven months to bury the dead and burn weapons"]],
  [
    "Ezekiel 40:1-4",
    [
      "man with a measuring stick shows a new temple",
      "a man shining like bronze with a string and a measuring stick",
      "he’s taken to a high mountain and sees a building like a city",
      "twenty-five years after being deported he has a vision",
      "look and listen and tell everyone what I show you",
      "all those measurements of walls and gates",
    ],
  ],
  ["Ezekiel 43:1-12", ["glory comes back from the east with sound of many waters"]],
  ["Ezekiel 44:1-14", ["gate stays shut because God went through"]],
  [
    "Ezekiel 47:1-12",
    [
      "river from under the temple gets deeper, ankle, knee, waist",
      "trees with healing leaves",
      "dead sea full of fish",
      "water trickles from under a door and becomes too deep to cross",
      "first to the ankles, then knees, then waist, then swimming",
      "salt water turns fresh and fishermen spread nets",
      "fruit every month and leaves for medicine",
      "everything lives wherever the stream goes",
    ],
  ],
];
