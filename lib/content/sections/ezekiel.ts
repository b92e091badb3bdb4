import type { Section } from "./schema";

export const ezekiel: readonly Section[] = [
  {
    passage: "Ezekiel 1:4-14",
    words: "four living creatures with faces of man, lion, ox and eagle",
    toldAs: [
      "strange beings in a storm, each with four faces and four wings",
      "they move like lightning and never turn",
      "a windy cloud with fire flashing from the north",
      "legs straight and feet like a calf’s",
      "the vision some people say was a UFO",
    ],
  },
  {
    passage: "Ezekiel 1:15-28",
    words: "wheels within wheels full of eyes; throne; rainbow",
    toldAs: [
      "rings full of eyes that go wherever the creatures go",
      "a throne like blue gemstone with a glowing figure on it",
      "a sort of spaceship seen by a prophet",
      "wings as loud as an army or the sea",
      "he saw God’s glory and fell on his face",
    ],
  },
  {
    passage: "Ezekiel 2:8-3:3",
    words: "Ezekiel eats the scroll, sweet as honey",
    toldAs: [
      "a prophet is told to eat a book and it tastes good",
      "a hand holds out a roll written on both sides",
      "words of crying and sorrow that were tasty like honey",
      "fill your stomach with this paper",
      "open your mouth and don’t be stubborn like them",
    ],
  },
  {
    passage: "Ezekiel 3:16-21",
    words: "the watchman",
    toldAs: [
      "if you don’t warn the bad man his blood is your fault",
      "a lookout responsible for telling people about danger",
      "you have saved your own life if you spoke up",
      "duty to warn someone going wrong",
      "after seven days a prophet gets the job of guard",
    ],
  },
  {
    passage: "Ezekiel 4:1-8",
    words:
      "Ezekiel plays the siege with a brick and lies on his left side 390 days and his right side 40 days",
    toldAs: [
      "a man lies on his side more than a year as a sign",
      "he draws a city on a clay tile and plays war against it",
      "an iron pan is set up like a wall",
      "ropes hold him so he can’t roll over",
      "a prophet acts out an attack on the capital",
    ],
  },
  {
    passage: "Ezekiel 4:9-17",
    words: "bread of wheat, barley, beans and lentils baked over dung",
    toldAs: [
      "the bread recipe that health food shops now sell",
      "cook your food over poop, and he begs for cow manure",
      "I’ve never eaten anything unclean in my life",
      "food and water rationed by weight",
      "a mix of grains and beans for a siege diet",
    ],
  },
  {
    passage: "Ezekiel 5:1-4",
    words: "Ezekiel shaves his hair and beard with a sword",
    toldAs: [
      "a prophet cuts off all his hair and divides it in three",
      "a third burned, a third chopped, a third thrown to the wind",
      "a few hairs are tied into his clothes",
      "he uses a blade as a razor and scales to weigh",
      "haircut as a picture of what will happen to a city",
    ],
  },
  {
    passage: "Ezekiel 10:1-14",
    words: "cherubim and wheels; the glory leaves the temple",
    toldAs: [
      "burning coals are taken from between the angels and thrown over town",
      "God’s presence moves out of his house",
      "a man in linen reaches into the fire among wheels",
      "a cloud fills the court as the brightness rises",
      "angels with four faces and eyes all over",
    ],
  },
  {
    passage: "Ezekiel 16:49-50",
    words: "sin of Sodom: pride, plenty, did not help the poor",
    toldAs: [
      "the real fault of that burned city was being selfish and rich",
      "they had too much food and ignored the needy",
      "people quote it to say it wasn’t about being gay",
      "proud, overfed and lazy sister city",
      "comfortable people who didn’t care about the poor",
    ],
  },
  {
    passage: "Ezekiel 18:1-20",
    words: "the soul that sins shall die; a son does not bear his father’s guilt; sour grapes",
    toldAs: [
      "kids aren’t punished for what their dad did",
      "parents eat something sour and the children’s teeth hurt",
      "everyone is responsible for his own wrongs",
      "a good man with a bad son with a good grandson",
      "verse against the idea of family curses",
    ],
  },
  {
    passage: "Ezekiel 23:1-10",
    words: "two sisters Oholah and Oholibah",
    toldAs: [
      "two girls who were prostitutes in Egypt stand for two cities",
      "the elder one runs after Assyrian soldiers in blue",
      "a very crude story about unfaithful women",
      "her lovers strip her and kill her",
      "a parable that compares idol worship with sleeping around",
    ],
  },
  {
    passage: "Ezekiel 24:15-24",
    words: "Ezekiel’s wife dies; he may not mourn",
    toldAs: [
      "his dear one dies that evening and he can’t cry",
      "keep your shoes and turban on, do not grieve",
      "God takes away the delight of his eyes in one stroke",
      "neighbors ask why he acts so strangely after a funeral",
      "a prophet’s loss becomes a sign for the nation",
    ],
  },
  {
    passage: "Ezekiel 28:11-19",
    words: "king of Tyre in Eden, anointed cherub who fell",
    toldAs: [
      "a perfect beautiful being covered with jewels who became proud",
      "people think it is about how the devil fell",
      "you walked among the stones of fire on God’s mountain",
      "his beauty made him arrogant and he was thrown down",
      "a song of mourning over a rich trader king",
    ],
  },
  {
    passage: "Ezekiel 33:1-9",
    words: "watchman for Israel",
    toldAs: [
      "if the guard blows the horn and people ignore it, their fault",
      "the man on the wall who sees the enemy’s sword coming",
      "a sentry who doesn’t sound the alarm is guilty",
      "tell the bad person to change or answer for it",
      "responsibility of preachers to give warning",
    ],
  },
  {
    passage: "Ezekiel 34:1-16",
    words: "bad shepherds; God himself seeks the lost sheep",
    toldAs: [
      "leaders who feed themselves and not the flock",
      "God says I’ll go and look for my animals myself",
      "he bandages the hurt ones and makes the sick strong",
      "you eat the fat and wear the wool but don’t care for them",
      "scattered over the hills and nobody searching",
    ],
  },
  {
    passage: "Ezekiel 36:24-28",
    words: "a new heart, heart of flesh for heart of stone",
    toldAs: [
      "God takes out the hard one and puts in a soft one",
      "I’ll sprinkle clean water on you",
      "being changed from the inside by God’s Spirit",
      "he gathers them from all countries and brings them home",
      "a spiritual transplant from rock to living tissue",
    ],
  },
  {
    passage: "Ezekiel 37:1-14",
    words: "valley of dry bones comes to life",
    toldAs: [
      "skeletons come together and stand up as an army",
      "can these live again, only you know, God",
      "a rattling noise and flesh and skin grow back",
      "the wind blows into dead people and they breathe",
      "I’ll open your graves, hope for a nation that gave up",
    ],
  },
  {
    passage: "Ezekiel 37:15-28",
    words: "two sticks, Judah and Joseph, become one",
    toldAs: [
      "a prophet holds pieces of wood together in one hand",
      "the divided country becomes a single nation again",
      "one king and one shepherd over all of them",
      "names written on wood as a sign",
      "a promise to reunite north and south",
    ],
  },
  {
    passage: "Ezekiel 38:1-16",
    words: "Gog of the land of Magog attacks Israel",
    toldAs: [
      "a huge army from the far north comes on horses",
      "hooks in the jaws pull the enemy out",
      "they attack peaceful villages without walls",
      "end time war, people say it means Russia",
      "covering the land like a storm cloud",
    ],
  },
  {
    passage: "Ezekiel 40:1-5",
    words: "vision of a new temple, measured with a reed",
    toldAs: [
      "a man shining like bronze with a string and a measuring stick",
      "he’s taken to a high mountain and sees a building like a city",
      "twenty-five years after being deported he has a vision",
      "look and listen and tell everyone what I show you",
      "all those measurements of walls and gates",
    ],
  },
  {
    passage: "Ezekiel 47:1-12",
    words: "river from the temple; trees with leaves for healing; Dead Sea fresh",
    toldAs: [
      "water trickles from under a door and becomes too deep to cross",
      "first to the ankles, then knees, then waist, then swimming",
      "salt water turns fresh and fishermen spread nets",
      "fruit every month and leaves for medicine",
      "everything lives wherever the stream goes",
    ],
  },
];
