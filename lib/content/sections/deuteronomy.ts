import type { Section } from "./schema";

export const deuteronomy: readonly Section[] = [
  {
    passage: "Deuteronomy 1:19-40",
    words: "Moses looks back on the spies and the refusal to enter the land",
  },
  { passage: "Deuteronomy 3:11", words: "Og, the last of the giants (Rephaim), and his iron bed" },
  { passage: "Deuteronomy 4:1-9", words: "do not add to God’s word or take from it" },
  { passage: "Deuteronomy 5:1-21", words: "the ten commandments repeated" },
  {
    passage: "Deuteronomy 6:4-9",
    words:
      "hear, O Israel (Shema): love the Lord with all your heart; teach your children; write on the doorposts",
  },
  {
    passage: "Deuteronomy 7:1-11",
    words: "Israel a chosen people; seven nations; no intermarriage",
  },
  {
    passage: "Deuteronomy 8:1-10",
    words: "man does not live by bread only; clothes did not wear out for forty years",
  },
  {
    passage: "Deuteronomy 10:12-22",
    words: "what does the Lord require: fear, love, serve; love the foreigner",
  },
  { passage: "Deuteronomy 13:1-5", words: "test of false prophets and dreamers" },
  {
    passage: "Deuteronomy 15:1-11",
    words: "release of debts every seven years; open your hand to the poor",
  },
  {
    passage: "Deuteronomy 17:14-20",
    words: "law for the king: not many horses, wives or gold; a copy of the law",
  },
  {
    passage: "Deuteronomy 18:9-14",
    words: "no witchcraft, sorcery, divination, consulting the dead",
  },
  {
    passage: "Deuteronomy 18:15-22",
    words: "God will raise up a prophet like Moses; how to know a false prophet",
  },
  { passage: "Deuteronomy 21:18-23", words: "the rebellious son; cursed is who hangs on a tree" },
  { passage: "Deuteronomy 22:5", words: "women’s and men’s clothing" },
  { passage: "Deuteronomy 24:1-4", words: "certificate of divorce" },
  { passage: "Deuteronomy 24:17-22", words: "leave the gleanings for stranger, orphan, widow" },
  {
    passage: "Deuteronomy 25:5-10",
    words: "levirate marriage: a man marries his dead brother’s widow; sandal taken off",
  },
  { passage: "Deuteronomy 27:11-26", words: "curses on Mount Ebal, blessings on Mount Gerizim" },
  { passage: "Deuteronomy 28:1-14", words: "blessings for obeying" },
  { passage: "Deuteronomy 28:15-30", words: "curses for disobeying" },
  { passage: "Deuteronomy 29:29", words: "secret things belong to the Lord" },
  { passage: "Deuteronomy 30:11-20", words: "choose life; life and death set before you" },
  {
    passage: "Deuteronomy 31:1-8",
    words: "Moses 120 years old; be strong and courageous; Joshua will lead",
  },
  { passage: "Deuteronomy 33:1-5", words: "Moses blesses the tribes before his death" },
  {
    passage: "Deuteronomy 34:1-8",
    words:
      "Moses sees the promised land from Mount Nebo (Pisgah), dies at 120 in Moab; nobody knows his grave",
  },
  {
    passage: "Deuteronomy 34:9-12",
    words: "no prophet like Moses has risen since; Joshua follows",
  },
];
