import type { Telling } from "./schema";

export const daniel: readonly Telling[] = [
  [
    "Daniel 1:1-21",
    [
      "vegetables and water diet for ten days and healthier than the rest",
      "young captives refuse the king’s food",
      "names changed in a foreign school",
    ],
  ],
  [
    "Daniel 1:1-7",
    [
      "bright young guys carried off to a foreign country and trained for the palace",
      "boys of good families are given new names by the enemy",
      "three years of school in a strange language for captured teenagers",
      "good looking smart young men picked to serve the king who beat their country",
      "a foreign king robs the temple and takes the best youngsters home",
    ],
  ],
  [
    "Daniel 1:8-20",
    [
      "four young men ask for veggies instead of the king’s food and look healthier",
      "the diet test, only greens and water for a week and a half",
      "kids who refuse the royal meat and wine turn out ten times smarter",
      "the officer is afraid he’ll lose his head if the boys look thin",
      "try us for ten days and then compare our faces",
      "boys eat only vegetables and water and look healthier",
    ],
  ],
  [
    "Daniel 2:1-30",
    [
      "king will kill all wise men unless they tell him what he dreamed",
      "friends pray at night and secret shown",
    ],
  ],
  [
    "Daniel 2:1-13",
    [
      "a king wants his experts to say what he dreamed without telling them",
      "tell me my own dream or I’ll have you cut in pieces",
      "the magicians say no human could do what the boss asks",
      "an angry ruler orders all the wise men killed over a nightmare",
      "he could not sleep and nobody could explain why",
    ],
  ],
  [
    "Daniel 2:31-49",
    [
      "statue with gold head and clay feet smashed by a rock",
      "four kingdoms",
      "a giant figure of different metals gets smashed by a rock",
      "gold head and feet partly of clay, each part is another empire",
      "a stone cut by no hands grows into a mountain that fills the earth",
      "where the saying about having feet of clay comes from",
      "a captive explains a king’s dream about kingdoms to come",
    ],
  ],
  [
    "Daniel 3:1-30",
    [
      "three guys thrown in an oven and not burned",
      "did we not throw in three, I see four",
      "bow when the music plays",
      "even if he does not save us we will not bow",
      "no smell of smoke",
    ],
  ],
  [
    "Daniel 3:1-18",
    [
      "three friends refuse to kneel before a huge golden statue",
      "when the music plays everybody must fall down and worship",
      "even if our God does not save us we still won’t worship your idol",
      "the king threatens to burn anyone who stays standing",
      "a gold figure about ninety feet high set up on a plain",
    ],
  ],
  [
    "Daniel 3:19-30",
    [
      "three men thrown in an oven come out without even smelling of smoke",
      "the king sees somebody extra walking around in the flames",
      "the soldiers who threw them in died of the heat",
      "they tied up three but now four are walking free in the fire",
      "not a hair burned, and the ruler praises their God",
      "three friends thrown in a hot oven and a fourth man walks with them, not even smelling of smoke",
    ],
  ],
  [
    "Daniel 4:1-37",
    [
      "king goes crazy and eats grass like a cow",
      "huge tree cut down in a dream",
      "hair like feathers and nails like claws",
      "is this not the great city I built",
    ],
  ],
  [
    "Daniel 4:10-18",
    [
      "a king dreams of a giant tree that gets chopped down",
      "birds in its branches and animals below, then an angel shouts cut it",
      "only the stump is left with a band of iron and bronze",
      "a man’s mind is changed to an animal’s until seven times pass",
      "the tree reaching the sky that everyone could see",
    ],
  ],
  [
    "Daniel 4:28-37",
    [
      "a proud king goes crazy and lives outside like a cow",
      "he brags about his city and loses his mind that same moment",
      "his nails grew like bird claws and he ate grass",
      "the ruler who got his sanity back when he looked up to heaven",
      "mental illness of a king as punishment for being full of himself",
    ],
  ],
  ["Daniel 4:28-33", ["king eats grass like a cow with hair like feathers"]],
  [
    "Daniel 5:1-31",
    [
      "hand writes on the wall at a party",
      "drinking from holy cups",
      "you have been weighed and found too light",
      "king’s knees knock",
    ],
  ],
  [
    "Daniel 5:1-9",
    [
      "fingers appear from nowhere and write on the plaster at a party",
      "a king’s knees knock together when he sees a hand writing",
      "they drink wine from the holy cups stolen from the temple",
      "the writing on the wall story, nobody can read it",
      "a thousand guests at a banquet and then everyone is terrified",
      "hand writing on the wall at a party",
    ],
  ],
  [
    "Daniel 5:22-31",
    [
      "you have been put on a scale and you’re too light",
      "strange words are explained to the king and he is dead by morning",
      "your days are numbered, your kingdom goes to somebody else",
      "where the saying about the writing on the wall comes from",
      "the man who explained it gets a purple robe and gold chain",
    ],
  ],
  [
    "Daniel 6:1-28",
    [
      "thrown to lions for praying at an open window",
      "angel closed lions’ mouths",
      "king cannot sleep or eat",
      "jealous officials trick the king with a law",
      "accusers eaten before they hit the floor",
    ],
  ],
  [
    "Daniel 6:1-3",
    [
      "a king wants to promote the best worker over the whole country",
      "a hundred and twenty governors and three bosses over them",
      "a foreigner is so good at his job that he will be put in charge",
      "a man with an excellent spirit stands out from the other officials",
      "the government is organised so the king loses nothing",
    ],
  ],
  [
    "Daniel 6:4-15",
    [
      "jealous officials make a law so they can catch a man praying",
      "he keeps his window open and prays anyway though it is illegal",
      "a law that nobody may ask anything of any god except the king for a month",
      "coworkers could find nothing wrong with him except his religion",
      "the king is upset when he sees he was tricked by his own law",
    ],
  ],
  [
    "Daniel 6:16-28",
    [
      "an old man spends the night with hungry big cats and isn’t hurt",
      "the king can’t sleep or eat and runs to check in the morning",
      "a stone closes the pit and the king puts his seal on it",
      "the men who accused him get eaten with their wives and kids",
      "has your God been able to save you from the animals",
    ],
  ],
  ["Daniel 6:16-23", ["night with hungry lions and god shuts their mouths"]],
  [
    "Daniel 7:1-14",
    [
      "four monsters from the sea",
      "old judge with white hair on a throne of fire",
      "someone like a man comes on clouds",
      "little horn with eyes",
    ],
  ],
  [
    "Daniel 7:1-8",
    [
      "weird animals come up out of the water in a nightmare",
      "a lion with wings of an eagle and a bear with ribs in its mouth",
      "a leopard with four heads and four wings",
      "a monster with iron teeth and a small horn with a big mouth",
      "a vision at night about empires shown as wild animals",
    ],
  ],
  [
    "Daniel 7:9-14",
    [
      "God as a very old man with hair like wool on a throne of fire",
      "somebody like a human comes with the clouds and is given power forever",
      "thousands and thousands stand before the judge and books are opened",
      "clothes white as snow and wheels of burning fire",
      "a kingdom that will never be destroyed is handed over",
    ],
  ],
  ["Daniel 8:1-27", ["goat with one horn beats a ram with two", "sick for days after a vision"]],
  [
    "Daniel 8:3-8",
    [
      "a he-goat with one big horn beats a sheep with two horns",
      "a goat runs so fast its feet don’t touch the ground",
      "the large horn breaks and four others grow instead",
      "animals fighting as a picture of Persia and Greece",
      "a vision by a canal where nobody could save the ram",
    ],
  ],
  ["Daniel 9:1-19", ["prays we have sinned, in dust and fasting", "counts seventy years"]],
  [
    "Daniel 9:20-27",
    [
      "seventy weeks countdown",
      "anointed one cut off",
      "an angel arrives while a man is still praying",
      "a prophecy that counts weeks until the anointed one is killed",
      "the puzzle of seventy sevens that people use for end time dates",
      "the city will be rebuilt and then destroyed again",
      "the angel says you are greatly loved, I came to explain",
    ],
  ],
  [
    "Daniel 10:1-21",
    [
      "angel delayed three weeks by an evil prince",
      "no meat, wine or lotion",
      "shining man by the river",
      "a man fasts three weeks without nice food, meat or wine",
      "an angel was held up twenty-one days before the answer came",
      "a shining man with eyes like torches by the river Tigris",
      "his friends run away and he loses all his strength",
      "spiritual beings fighting behind the scenes while somebody prays",
    ],
  ],
  ["Daniel 11:21-35", ["king stops the daily sacrifice and sets up the horrible thing"]],
  [
    "Daniel 12:1-13",
    [
      "dead in the dust wake, some to shame",
      "shine like stars",
      "book sealed until the end",
      "how many days",
    ],
  ],
  [
    "Daniel 12:1-4",
    [
      "the dead wake up, some for life and some for shame",
      "wise people will shine like the sky and like stars forever",
      "a time of trouble worse than there ever was",
      "close up the book until the end, knowledge will grow",
      "resurrection in the Old Testament, with the great angel standing up",
    ],
  ],
];
