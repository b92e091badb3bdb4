import type { Section } from "./schema";

export const daniel: readonly Section[] = [
  {
    passage: "Daniel 1:1-7",
    words:
      "Daniel, Hananiah, Mishael and Azariah taken to Babylon and renamed Belteshazzar, Shadrach, Meshach, Abednego",
    toldAs: [
      "bright young guys carried off to a foreign country and trained for the palace",
      "boys of good families are given new names by the enemy",
      "three years of school in a strange language for captured teenagers",
      "good looking smart young men picked to serve the king who beat their country",
      "a foreign king robs the temple and takes the best youngsters home",
    ],
  },
  {
    passage: "Daniel 1:8-20",
    words: "Daniel eats only vegetables and water for ten days",
    toldAs: [
      "four young men ask for veggies instead of the king’s food and look healthier",
      "the diet test, only greens and water for a week and a half",
      "kids who refuse the royal meat and wine turn out ten times smarter",
      "the officer is afraid he’ll lose his head if the boys look thin",
      "try us for ten days and then compare our faces",
    ],
  },
  {
    passage: "Daniel 2:1-13",
    words: "Nebuchadnezzar’s dream that the wise men cannot tell",
    toldAs: [
      "a king wants his experts to say what he dreamed without telling them",
      "tell me my own dream or I’ll have you cut in pieces",
      "the magicians say no human could do what the boss asks",
      "an angry ruler orders all the wise men killed over a nightmare",
      "he could not sleep and nobody could explain why",
    ],
  },
  {
    passage: "Daniel 2:31-45",
    words:
      "the great statue (image): head of gold, chest of silver, belly of bronze, legs of iron, feet of clay; the stone",
    toldAs: [
      "a giant figure of different metals gets smashed by a rock",
      "gold head and feet partly of clay, each part is another empire",
      "a stone cut by no hands grows into a mountain that fills the earth",
      "where the saying about having feet of clay comes from",
      "a captive explains a king’s dream about kingdoms to come",
    ],
  },
  {
    passage: "Daniel 3:1-18",
    words: "golden image; Shadrach, Meshach and Abednego will not bow",
    toldAs: [
      "three friends refuse to kneel before a huge golden statue",
      "when the music plays everybody must fall down and worship",
      "even if our God does not save us we still won’t worship your idol",
      "the king threatens to burn anyone who stays standing",
      "a gold figure about ninety feet high set up on a plain",
    ],
  },
  {
    passage: "Daniel 3:19-30",
    words: "fiery furnace heated seven times; a fourth man in the fire, unhurt",
    toldAs: [
      "three men thrown in an oven come out without even smelling of smoke",
      "the king sees somebody extra walking around in the flames",
      "the soldiers who threw them in died of the heat",
      "they tied up three but now four are walking free in the fire",
      "not a hair burned, and the ruler praises their God",
    ],
  },
  {
    passage: "Daniel 4:10-18",
    words: "dream of the great tree",
    toldAs: [
      "a king dreams of a giant tree that gets chopped down",
      "birds in its branches and animals below, then an angel shouts cut it",
      "only the stump is left with a band of iron and bronze",
      "a man’s mind is changed to an animal’s until seven times pass",
      "the tree reaching the sky that everyone could see",
    ],
  },
  {
    passage: "Daniel 4:28-37",
    words:
      "Nebuchadnezzar driven from men lives like an animal, eats grass like an ox seven years; hair like eagles’ feathers",
    toldAs: [
      "a proud king goes crazy and lives outside like a cow",
      "he brags about his city and loses his mind that same moment",
      "his nails grew like bird claws and he ate grass",
      "the ruler who got his sanity back when he looked up to heaven",
      "mental illness of a king as punishment for being full of himself",
    ],
  },
  {
    passage: "Daniel 5:1-9",
    words: "Belshazzar’s feast; fingers of a hand write on the wall",
    toldAs: [
      "fingers appear from nowhere and write on the plaster at a party",
      "a king’s knees knock together when he sees a hand writing",
      "they drink wine from the holy cups stolen from the temple",
      "the writing on the wall story, nobody can read it",
      "a thousand guests at a banquet and then everyone is terrified",
    ],
  },
  {
    passage: "Daniel 5:22-31",
    words:
      "Mene, mene, tekel, upharsin: weighed in the balances; Belshazzar killed that night; Darius the Mede",
    toldAs: [
      "you have been put on a scale and you’re too light",
      "strange words are explained to the king and he is dead by morning",
      "your days are numbered, your kingdom goes to somebody else",
      "where the saying about the writing on the wall comes from",
      "the man who explained it gets a purple robe and gold chain",
    ],
  },
  {
    passage: "Daniel 6:1-3",
    words: "Darius sets a hundred and twenty satraps; Daniel one of three presidents",
    toldAs: [
      "a king wants to promote the best worker over the whole country",
      "a hundred and twenty governors and three bosses over them",
      "a foreigner is so good at his job that he will be put in charge",
      "a man with an excellent spirit stands out from the other officials",
      "the government is organised so the king loses nothing",
    ],
  },
  {
    passage: "Daniel 6:4-15",
    words: "Daniel prays three times a day toward Jerusalem against the decree",
    toldAs: [
      "jealous officials make a law so they can catch a man praying",
      "he keeps his window open and prays anyway though it is illegal",
      "a law that nobody may ask anything of any god except the king for a month",
      "coworkers could find nothing wrong with him except his religion",
      "the king is upset when he sees he was tricked by his own law",
    ],
  },
  {
    passage: "Daniel 6:16-28",
    words: "Daniel in the den of lions; an angel shuts their mouths",
    toldAs: [
      "an old man spends the night with hungry big cats and isn’t hurt",
      "the king can’t sleep or eat and runs to check in the morning",
      "a stone closes the pit and the king puts his seal on it",
      "the men who accused him get eaten with their wives and kids",
      "has your God been able to save you from the animals",
    ],
  },
  {
    passage: "Daniel 7:1-8",
    words: "four beasts from the sea: lion, bear, leopard, ten horns",
    toldAs: [
      "weird animals come up out of the water in a nightmare",
      "a lion with wings of an eagle and a bear with ribs in its mouth",
      "a leopard with four heads and four wings",
      "a monster with iron teeth and a small horn with a big mouth",
      "a vision at night about empires shown as wild animals",
    ],
  },
  {
    passage: "Daniel 7:9-14",
    words: "Ancient of Days; one like a son of man",
    toldAs: [
      "God as a very old man with hair like wool on a throne of fire",
      "somebody like a human comes with the clouds and is given power forever",
      "thousands and thousands stand before the judge and books are opened",
      "clothes white as snow and wheels of burning fire",
      "a kingdom that will never be destroyed is handed over",
    ],
  },
  {
    passage: "Daniel 8:3-8",
    words: "ram and goat",
    toldAs: [
      "a he-goat with one big horn beats a sheep with two horns",
      "a goat runs so fast its feet don’t touch the ground",
      "the large horn breaks and four others grow instead",
      "animals fighting as a picture of Persia and Greece",
      "a vision by a canal where nobody could save the ram",
    ],
  },
  {
    passage: "Daniel 9:20-27",
    words: "seventy weeks; Gabriel",
    toldAs: [
      "an angel arrives while a man is still praying",
      "a prophecy that counts weeks until the anointed one is killed",
      "the puzzle of seventy sevens that people use for end time dates",
      "the city will be rebuilt and then destroyed again",
      "the angel says you are greatly loved, I came to explain",
    ],
  },
  {
    passage: "Daniel 10:1-14",
    words: "Daniel mourns three weeks; the prince of Persia resists",
    toldAs: [
      "a man fasts three weeks without nice food, meat or wine",
      "an angel was held up twenty-one days before the answer came",
      "a shining man with eyes like torches by the river Tigris",
      "his friends run away and he loses all his strength",
      "spiritual beings fighting behind the scenes while somebody prays",
    ],
  },
  {
    passage: "Daniel 12:1-4",
    words: "many who sleep in the dust awake; Michael; seal the book",
    toldAs: [
      "the dead wake up, some for life and some for shame",
      "wise people will shine like the sky and like stars forever",
      "a time of trouble worse than there ever was",
      "close up the book until the end, knowledge will grow",
      "resurrection in the Old Testament, with the great angel standing up",
    ],
  },
];
