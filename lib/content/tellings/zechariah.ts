import type { Telling } from "./schema";

export const zechariah: readonly Telling[] = [
  ["Zechariah 1:1-21", ["man on a red horse among trees", "four horns and four craftsmen"]],
  [
    "Zechariah 2:1-13",
    ["city without walls, wall of fire", "whoever touches you touches the apple of my eye"],
  ],
  [
    "Zechariah 2:1-5",
    [
      "someone goes to find out how wide and long a city is",
      "a city so full it needs no walls",
      "God is a wall of fire around them",
      "run and tell that young man",
      "the vision of somebody like a surveyor",
    ],
  ],
  [
    "Zechariah 3:1-10",
    [
      "priest in filthy clothes gets clean ones and Satan told off",
      "stick pulled from the fire",
      "a priest in dirty clothes gets clean ones",
      "the devil stands there to blame him and God says stop",
      "a stick pulled out of the fire",
      "they put a clean turban on his head",
      "sins taken away like changing a filthy outfit",
    ],
  ],
  [
    "Zechariah 4:1-14",
    [
      "not by power but by my spirit",
      "do not despise small beginnings",
      "two olive trees and lamp",
      "not with strength or force but by God’s breath",
      "you shouldn’t laugh at small beginnings",
      "two trees give oil to a lamp with seven lights",
      "a big mountain will become flat ground",
      "the man who started the temple will finish it",
    ],
  ],
  [
    "Zechariah 5:1-11",
    [
      "flying scroll",
      "woman shut in a basket with a lead lid carried by two women with stork wings",
    ],
  ],
  [
    "Zechariah 5:1-4",
    [
      "a huge paper in the air with a curse on it",
      "it goes into the house of the thief and liar",
      "thirty feet long and fifteen wide, floating",
      "what do you see, a flying book",
      "it destroys the home with its wood and stones",
    ],
  ],
  [
    "Zechariah 5:5-11",
    [
      "a lady sits in a basket and a heavy cover is pushed on",
      "two women with wings like storks fly off with a container",
      "wickedness is shut in and carried to Babylon",
      "a weird vision of somebody stuffed in a barrel",
      "they are going to build a house for the basket",
    ],
  ],
  [
    "Zechariah 6:1-15",
    ["four chariots between bronze mountains", "crown on a priest called branch"],
  ],
  [
    "Zechariah 6:1-8",
    [
      "wagons come out between two bronze mountains",
      "horses in different colors go to the four winds",
      "spirits sent out to patrol the earth",
      "the ones going north give God’s spirit rest",
      "teams of horses in a prophet’s night vision",
    ],
  ],
  [
    "Zechariah 7:1-14",
    ["when you fasted was it for me", "be kind to widows and strangers", "hearts hard as stone"],
  ],
  [
    "Zechariah 8:1-23",
    ["old people sit and kids play in the streets", "ten men grab a Jew’s coat"],
  ],
  ["Zechariah 9:9-17", ["king rides on a young donkey"]],
  [
    "Zechariah 9:9-10",
    [
      "a humble ruler arrives on a young animal",
      "cheer, city girl, look who is coming to you",
      "war horses and bows are taken away and he brings peace",
      "the prophecy read on Palm Sunday",
      "he comes poor and riding, not on a war horse",
    ],
  ],
  [
    "Zechariah 11:4-17",
    [
      "thirty silver coins thrown to the potter",
      "two shepherd’s sticks broken",
      "worthless shepherd",
    ],
  ],
  [
    "Zechariah 11:12-13",
    [
      "pay me if you want, and they weigh out silver coins",
      "he throws his wages down in God’s house",
      "the price of a slave, a splendid sum",
      "a prophecy people link with the traitor",
      "the shepherd’s pay goes to a clay worker",
    ],
  ],
  ["Zechariah 12:1-14", ["they look at the one they stabbed and cry as for an only child"]],
  [
    "Zechariah 12:10-14",
    [
      "they cry for the man they stabbed like for an only son",
      "each family mourns alone, the wives apart",
      "a spirit of grace and prayer is poured on them",
      "as bitter as losing the firstborn",
      "a prophecy about looking at someone wounded",
    ],
  ],
  [
    "Zechariah 13:1-9",
    [
      "fountain to wash sin",
      "hit the shepherd and sheep run",
      "wounds from friends’ house",
      "refined like silver",
    ],
  ],
  [
    "Zechariah 13:7-9",
    [
      "hit the leader and his flock runs away",
      "two thirds die and one third is refined in fire",
      "like silver or gold being tested",
      "they’ll say he is my God",
      "sword, wake up against my companion",
    ],
  ],
  [
    "Zechariah 14:1-21",
    [
      "feet on the mount of olives and it splits",
      "eyes rot in sockets",
      "holy written on horse bells",
    ],
  ],
  [
    "Zechariah 14:1-9",
    [
      "a hill splits in two to make a big valley",
      "God comes to fight and people flee as from the earthquake",
      "no day or night but light in the evening",
      "fresh water flows out of the city both ways",
      "God will be king of the entire world",
    ],
  ],
];
