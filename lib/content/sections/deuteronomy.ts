import type { Section } from "./schema";

export const deuteronomy: readonly Section[] = [
  ["Deuteronomy 1:19-40", "Moses looks back on the spies and the refusal to enter the land"],
  ["Deuteronomy 3:11", "Og, the last of the giants (Rephaim), and his iron bed"],
  ["Deuteronomy 4:1-9", "do not add to God’s word or take from it"],
  ["Deuteronomy 5:1-21", "the ten commandments repeated"],
  [
    "Deuteronomy 6:4-9",
    "hear, O Israel (Shema): love the Lord with all your heart; teach your children; write on the doorposts",
  ],
  ["Deuteronomy 7:1-11", "Israel a chosen people; seven nations; no intermarriage"],
  [
    "Deuteronomy 8:1-10",
    "man does not live by bread only; clothes did not wear out for forty years",
  ],
  ["Deuteronomy 10:12-22", "what does the Lord require: fear, love, serve; love the foreigner"],
  ["Deuteronomy 13:1-5", "test of false prophets and dreamers"],
  ["Deuteronomy 15:1-11", "release of debts every seven years; open your hand to the poor"],
  ["Deuteronomy 17:14-20", "law for the king: not many horses, wives or gold; a copy of the law"],
  ["Deuteronomy 18:9-14", "no witchcraft, sorcery, divination, consulting the dead"],
  ["Deuteronomy 18:15-22", "God will raise up a prophet like Moses; how to know a false prophet"],
  ["Deuteronomy 21:18-23", "the rebellious son; cursed is who hangs on a tree"],
  ["Deuteronomy 22:5", "women’s and men’s clothing"],
  ["Deuteronomy 24:1-4", "certificate of divorce"],
  ["Deuteronomy 24:17-22", "leave the gleanings for stranger, orphan, widow"],
  [
    "Deuteronomy 25:5-10",
    "levirate marriage: a man marries his dead brother’s widow; sandal taken off",
  ],
  ["Deuteronomy 27:11-26", "curses on Mount Ebal, blessings on Mount Gerizim"],
  ["Deuteronomy 28:1-14", "blessings for obeying"],
  ["Deuteronomy 28:15-30", "curses for disobeying"],
  ["Deuteronomy 29:29", "secret things belong to the Lord"],
  ["Deuteronomy 30:11-20", "choose life; life and death set before you"],
  ["Deuteronomy 31:1-8", "Moses 120 years old; be strong and courageous; Joshua will lead"],
  ["Deuteronomy 33:1-5", "Moses blesses the tribes before his death"],
  [
    "Deuteronomy 34:1-8",
    "Moses sees the promised land from Mount Nebo (Pisgah), dies at 120 in Moab; nobody knows his grave",
  ],
  ["Deuteronomy 34:9-12", "no prophet like Moses has risen since; Joshua follows"],
];
