import type { Section } from "./schema";

export const proverbs: readonly Section[] = [
  {
    passage: "Proverbs 1:1-7",
    words: "proverbs of Solomon; the fear of the Lord is the beginning of knowledge",
  },
  {
    passage: "Proverbs 3:1-12",
    words: "trust in the Lord with all your heart; honour him with first fruits; discipline",
  },
  {
    passage: "Proverbs 5:1-23",
    words: "warning against the adulteress; rejoice in the wife of your youth",
  },
  { passage: "Proverbs 6:6-11", words: "go to the ant, you sluggard" },
  {
    passage: "Proverbs 6:16-19",
    words: "six or seven things the Lord hates: proud eyes, lying tongue, hands that shed blood",
  },
  { passage: "Proverbs 7:6-23", words: "the young man and the seductress" },
  { passage: "Proverbs 8:22-31", words: "wisdom with God before creation" },
  { passage: "Proverbs 9:1-6", words: "wisdom builds her house with seven pillars" },
  {
    passage: "Proverbs 11:22",
    words: "gold ring in a pig’s snout; a beautiful woman without discretion",
  },
  { passage: "Proverbs 14:12", words: "a way that seems right to a man ends in death" },
  { passage: "Proverbs 15:1-4", words: "a gentle answer turns away wrath" },
  { passage: "Proverbs 16:18-19", words: "pride goes before destruction" },
  { passage: "Proverbs 17:22", words: "a cheerful heart is good medicine" },
  {
    passage: "Proverbs 18:20-24",
    words:
      "death and life in the power of the tongue; a friend closer than a brother; who finds a wife",
  },
  { passage: "Proverbs 20:1", words: "wine is a mocker" },
  { passage: "Proverbs 22:6", words: "train up a child in the way he should go" },
  { passage: "Proverbs 23:29-35", words: "who has woe; the drunkard and red wine" },
  { passage: "Proverbs 25:21-22", words: "if your enemy is hungry, feed him; coals of fire" },
  { passage: "Proverbs 26:11", words: "as a dog returns to its vomit, so a fool" },
  { passage: "Proverbs 27:17", words: "iron sharpens iron" },
  { passage: "Proverbs 30:7-9", words: "neither poverty nor riches" },
  {
    passage: "Proverbs 30:18-31",
    words:
      "four things too wonderful; four small wise creatures: ants, hyraxes (conies), locusts, lizard; sayings of Agur",
  },
  {
    passage: "Proverbs 31:1-9",
    words: "words of king Lemuel’s mother; speak for those who cannot",
  },
  {
    passage: "Proverbs 31:10-31",
    words: "the excellent (virtuous, ideal) wife, worth more than rubies",
  },
];
