import type { Section } from "./schema";

export const numbers: readonly Section[] = [
  {
    passage: "Numbers 1:44-50",
    words: "census: number of the men of Israel, 603,550; Levites not counted",
  },
  { passage: "Numbers 5:11-31", words: "the test of a wife suspected of adultery; bitter water" },
  { passage: "Numbers 6:1-8", words: "the Nazirite vow: no wine, no razor, no dead body" },
  {
    passage: "Numbers 6:22-27",
    words: "priestly blessing of Aaron: the Lord bless you and keep you",
  },
  {
    passage: "Numbers 11:4-15",
    words: "the people crave meat, fish and cucumbers of Egypt and are tired of manna",
  },
  {
    passage: "Numbers 11:16-30",
    words: "seventy elders receive the Spirit; Eldad and Medad prophesy",
  },
  { passage: "Numbers 11:31-35", words: "quails and plague, graves of craving" },
  {
    passage: "Numbers 12:1-16",
    words:
      "Miriam and Aaron speak against Moses because of his Cushite wife; Miriam becomes leprous; Moses very humble",
  },
  {
    passage: "Numbers 13:1-16",
    words: "twelve spies, one of each tribe, sent into Canaan; Hoshea called Joshua",
  },
  {
    passage: "Numbers 13:23-33",
    words:
      "the spies return after forty days with grapes of Eshcol; milk and honey; giants, sons of Anak; like grasshoppers",
  },
  { passage: "Numbers 13:30", words: "Caleb says: let us go up and take the land" },
  {
    passage: "Numbers 14:6-10",
    words:
      "Joshua and Caleb, the two faithful spies, give a good report of the land and are nearly stoned",
  },
  {
    passage: "Numbers 14:26-35",
    words: "forty years in the wilderness, a year for each day, because of unbelief",
  },
  { passage: "Numbers 15:32-36", words: "a man gathering sticks on the sabbath is stoned" },
  { passage: "Numbers 15:37-41", words: "tassels or fringes on garments" },
  {
    passage: "Numbers 16:1-11",
    words: "Korah, Dathan and Abiram rebel against Moses with 250 leaders",
  },
  {
    passage: "Numbers 16:28-35",
    words: "the earth opens its mouth and swallows Korah, Dathan and Abiram",
  },
  { passage: "Numbers 17:1-11", words: "Aaron’s rod buds and bears almonds" },
  { passage: "Numbers 19:1-10", words: "the red heifer and its ashes" },
  { passage: "Numbers 20:1", words: "Miriam dies at Kadesh" },
  { passage: "Numbers 20:2-13", words: "Moses strikes the rock twice; waters of Meribah" },
  { passage: "Numbers 20:22-29", words: "Aaron dies on Mount Hor; Eleazar becomes high priest" },
  {
    passage: "Numbers 21:4-9",
    words: "fiery serpents bite the people; the bronze serpent on a pole heals who looks at it",
  },
  {
    passage: "Numbers 21:21-35",
    words: "Sihon king of the Amorites and Og king of Bashan defeated",
  },
  { passage: "Numbers 22:1-20", words: "Balak king of Moab sends for Balaam to curse Israel" },
  { passage: "Numbers 22:21-35", words: "Balaam’s donkey sees the angel and speaks" },
  { passage: "Numbers 23:7-12", words: "Balaam blesses Israel instead of cursing" },
  { passage: "Numbers 24:15-19", words: "Balaam’s prophecy of the star out of Jacob" },
  {
    passage: "Numbers 25:1-13",
    words:
      "Israel sins with Moabite women at Peor; Phinehas kills with a spear and stops the plague",
  },
  { passage: "Numbers 27:1-11", words: "the daughters of Zelophehad may inherit" },
  { passage: "Numbers 27:15-23", words: "Joshua is chosen to succeed Moses" },
  { passage: "Numbers 31:1-18", words: "war against Midian; Balaam is killed with the sword" },
  { passage: "Numbers 32:1-30", words: "Reuben, Gad and half Manasseh settle east of the Jordan" },
  { passage: "Numbers 35:9-15", words: "six cities of refuge for those who killed by accident" },
];
