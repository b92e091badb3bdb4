import type { Section } from "./schema";

export const proverbs: readonly Section[] = [
  ["Proverbs 1:1-7", "proverbs of Solomon; the fear of the Lord is the beginning of knowledge"],
  [
    "Proverbs 3:1-12",
    "trust in the Lord with all your heart; honour him with first fruits; discipline",
  ],
  ["Proverbs 5:1-23", "warning against the adulteress; rejoice in the wife of your youth"],
  ["Proverbs 6:6-11", "go to the ant, you sluggard"],
  [
    "Proverbs 6:16-19",
    "six or seven things the Lord hates: proud eyes, lying tongue, hands that shed blood",
  ],
  ["Proverbs 7:6-23", "the young man and the seductress"],
  ["Proverbs 8:22-31", "wisdom with God before creation"],
  ["Proverbs 9:1-6", "wisdom builds her house with seven pillars"],
  ["Proverbs 11:22", "gold ring in a pig’s snout; a beautiful woman without discretion"],
  ["Proverbs 14:12", "a way that seems right to a man ends in death"],
  ["Proverbs 15:1-4", "a gentle answer turns away wrath"],
  ["Proverbs 16:18-19", "pride goes before destruction"],
  ["Proverbs 17:22", "a cheerful heart is good medicine"],
  [
    "Proverbs 18:20-24",
    "death and life in the power of the tongue; a friend closer than a brother; who finds a wife",
  ],
  ["Proverbs 20:1", "wine is a mocker"],
  ["Proverbs 22:6", "train up a child in the way he should go"],
  ["Proverbs 23:29-35", "who has woe; the drunkard and red wine"],
  ["Proverbs 25:21-22", "if your enemy is hungry, feed him; coals of fire"],
  ["Proverbs 26:11", "as a dog returns to its vomit, so a fool"],
  ["Proverbs 27:17", "iron sharpens iron"],
  ["Proverbs 30:7-9", "neither poverty nor riches"],
  [
    "Proverbs 30:18-31",
    "four things too wonderful; four small wise creatures: ants, hyraxes (conies), locusts, lizard; sayings of Agur",
  ],
  ["Proverbs 31:1-9", "words of king Lemuel’s mother; speak for those who cannot"],
  ["Proverbs 31:10-31", "the excellent (virtuous, ideal) wife, worth more than rubies"],
];
