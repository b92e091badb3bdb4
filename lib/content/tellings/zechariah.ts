import type { Telling } from "./schema";

export const zechariah: readonly Telling[] = [
  ["Zechariah 1:1-21", ["man on a red horse among trees", "four horns and four craftsmen"]],
  [
    "Zechariah 1:8-11",
    [
      "night vision of horsemen among bushes reporting the world is calm",
      "riders on colored horses patrolling the earth",
    ],
  ],
  [
    "Zechariah 1:18-21",
    [
      "four carpenters who scare off four horns",
      "blacksmiths come to knock down powers that scattered judah",
    ],
  ],
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
      "guy going out to measure a city that wont need walls",
      "ring of flames around a town in place of walls",
    ],
  ],
  ["Zechariah 2:8", ["hurt them and you poke god in the eye", "touching the pupil of his eye"]],
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
    "Zechariah 3:1-5",
    [
      "priest in dirty clothes gets a change of outfit while satan accuses",
      "clean hat put on his head in heavens courtroom",
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
    "Zechariah 4:2-6",
    ["gold menorah fed by two olive trees", "not through army strength but by the spirit"],
  ],
  [
    "Zechariah 4:10",
    ["dont look down on little beginnings", "small start of a building project is nothing to mock"],
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
      "giant flying paper with a curse for thieves and liars",
      "airborne document that wrecks a burglars house",
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
    "Zechariah 5:7-11",
    [
      "lady stuffed in a basket with a lead lid",
      "two women with stork wings fly evil off to babylon",
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
    "Zechariah 6:1-5",
    ["war carts with colored horses between two bronze mountains", "four winds as chariot teams"],
  ],
  [
    "Zechariah 6:11-13",
    [
      "crown placed on a priest called the branch who rules too",
      "man named after a shoot will build the temple",
    ],
  ],
  [
    "Zechariah 7:1-14",
    ["when you fasted was it for me", "be kind to widows and strangers", "hearts hard as stone"],
  ],
  [
    "Zechariah 7:5-6",
    [
      "were you really going hungry for me or for yourselves",
      "seventy years of fasting questioned",
    ],
  ],
  [
    "Zechariah 7:11-12",
    [
      "plugged their ears and hearts hard as rock",
      "turned their backs to avoid hearing about kindness",
    ],
  ],
  [
    "Zechariah 8:1-23",
    ["old people sit and kids play in the streets", "ten men grab a Jew’s coat"],
  ],
  [
    "Zechariah 8:4-5",
    [
      "grandparents with canes and kids playing in the street",
      "picture of a safe city, old folks sitting and children at play",
    ],
  ],
  [
    "Zechariah 8:23",
    ["ten foreigners grab a jewish mans coat", "let us tag along, we heard god is with you"],
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
    "Zechariah 9:9",
    ["king arrives humbly on a young donkey", "palm sunday prediction of the ride into town"],
  ],
  [
    "Zechariah 9:12",
    ["captives who still hope get double back", "inmates of hope go back to the fortress"],
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
    "Zechariah 11:7-10",
    ["shepherd with two sticks named favor and unity breaks one", "fired three herders in a month"],
  ],
  [
    "Zechariah 11:12-13",
    [
      "pay me if you want, and they weigh out silver coins",
      "he throws his wages down in God’s house",
      "the price of a slave, a splendid sum",
      "a prophecy people link with the traitor",
      "the shepherd’s pay goes to a clay worker",
      "thirty coins tossed to the potter",
      "insulting salary thrown in the temple",
    ],
  ],
  [
    "Zechariah 11:17",
    [
      "useless shepherd who abandons sheep loses an arm and eye",
      "curse of blindness on a deserting herder",
    ],
  ],
  ["Zechariah 12:1-14", ["they look at the one they stabbed and cry as for an only child"]],
  [
    "Zechariah 12:3",
    [
      "city like a heavy rock that injures whoever lifts it",
      "nations get a hernia trying to move jerusalem",
    ],
  ],
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
    "Zechariah 12:10",
    [
      "crying as for an only kid over the one they stabbed",
      "they will look at the man they pierced and grieve",
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
    "Zechariah 13:3",
    ["parents stab their own son for lying in gods name", "mom and dad kill a false prophet"],
  ],
  [
    "Zechariah 13:6",
    ["where did you get those scars, at a pals place", "hurt in the home of buddies"],
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
    "Zechariah 13:7",
    ["hit the herder and the flock runs off", "sword called to wake against gods own companion"],
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
  [
    "Zechariah 14:4",
    ["mountain splits in two when god stands on it", "feet on the hill of olives make a canyon"],
  ],
  [
    "Zechariah 14:6-7",
    [
      "strange day with no day or night and bright at evening",
      "lights on when it should be getting dark, no frost",
    ],
  ],
  [
    "Zechariah 14:12",
    [
      "eyes and tongues rotting while people are still standing",
      "zombie like plague or nuclear bomb flesh melting",
    ],
  ],
  [
    "Zechariah 14:17-18",
    [
      "countries that skip the annual tent festival get no rain",
      "egypt stays dry if it doesnt come to celebrate",
    ],
  ],
  [
    "Zechariah 14:20-21",
    ["horse bells and kitchen pots labeled sacred", "ordinary saucepans become holy"],
  ],
];
