import type { Section } from "./schema";

export const zechariah: readonly Section[] = [
  {
    passage: "Zechariah 2:1-5",
    words: "man with a measuring line",
    toldAs: [
      "someone goes to find out how wide and long a city is",
      "a city so full it needs no walls",
      "God is a wall of fire around them",
      "run and tell that young man",
      "the vision of somebody like a surveyor",
    ],
  },
  {
    passage: "Zechariah 3:1-7",
    words: "Joshua the high priest in filthy clothes; Satan accuses",
    toldAs: [
      "a priest in dirty clothes gets clean ones",
      "the devil stands there to blame him and God says stop",
      "a stick pulled out of the fire",
      "they put a clean turban on his head",
      "sins taken away like changing a filthy outfit",
    ],
  },
  {
    passage: "Zechariah 4:1-10",
    words: "golden lampstand and two olive trees; not by might but by my Spirit; Zerubbabel",
    toldAs: [
      "not with strength or force but by God’s breath",
      "you shouldn’t laugh at small beginnings",
      "two trees give oil to a lamp with seven lights",
      "a big mountain will become flat ground",
      "the man who started the temple will finish it",
    ],
  },
  {
    passage: "Zechariah 5:1-4",
    words: "flying scroll",
    toldAs: [
      "a huge paper in the air with a curse on it",
      "it goes into the house of the thief and liar",
      "thirty feet long and fifteen wide, floating",
      "what do you see, a flying book",
      "it destroys the home with its wood and stones",
    ],
  },
  {
    passage: "Zechariah 5:5-11",
    words:
      "woman in a basket (ephah) with a lead lid; two women with stork wings carry it to Shinar",
    toldAs: [
      "a lady sits in a basket and a heavy cover is pushed on",
      "two women with wings like storks fly off with a container",
      "wickedness is shut in and carried to Babylon",
      "a weird vision of somebody stuffed in a barrel",
      "they are going to build a house for the basket",
    ],
  },
  {
    passage: "Zechariah 6:1-8",
    words: "four chariots with red, black, white and dappled horses",
    toldAs: [
      "wagons come out between two bronze mountains",
      "horses in different colors go to the four winds",
      "spirits sent out to patrol the earth",
      "the ones going north give God’s spirit rest",
      "teams of horses in a prophet’s night vision",
    ],
  },
  {
    passage: "Zechariah 9:9-10",
    words: "your king comes, lowly, riding on a donkey",
    toldAs: [
      "a humble ruler arrives on a young animal",
      "cheer, city girl, look who is coming to you",
      "war horses and bows are taken away and he brings peace",
      "the prophecy read on Palm Sunday",
      "he comes poor and riding, not on a war horse",
    ],
  },
  {
    passage: "Zechariah 11:12-13",
    words: "thirty pieces of silver thrown to the potter",
    toldAs: [
      "pay me if you want, and they weigh out silver coins",
      "he throws his wages down in God’s house",
      "the price of a slave, a splendid sum",
      "a prophecy people link with the traitor",
      "the shepherd’s pay goes to a clay worker",
    ],
  },
  {
    passage: "Zechariah 12:10-14",
    words: "they will look on me whom they pierced",
    toldAs: [
      "they cry for the man they stabbed like for an only son",
      "each family mourns alone, the wives apart",
      "a spirit of grace and prayer is poured on them",
      "as bitter as losing the firstborn",
      "a prophecy about looking at someone wounded",
    ],
  },
  {
    passage: "Zechariah 13:7-9",
    words: "strike the shepherd, and the sheep will be scattered",
    toldAs: [
      "hit the leader and his flock runs away",
      "two thirds die and one third is refined in fire",
      "like silver or gold being tested",
      "they’ll say he is my God",
      "sword, wake up against my companion",
    ],
  },
  {
    passage: "Zechariah 14:1-9",
    words: "his feet stand on the Mount of Olives",
    toldAs: [
      "a hill splits in two to make a big valley",
      "God comes to fight and people flee as from the earthquake",
      "no day or night but light in the evening",
      "fresh water flows out of the city both ways",
      "God will be king of the entire world",
    ],
  },
];
