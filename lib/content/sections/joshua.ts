import type { Section } from "./schema";

export const joshua: readonly Section[] = [
  {
    passage: "Joshua 1:1-9",
    words: "Joshua succeeds Moses: be strong and courageous; meditate on the law day and night",
  },
  {
    passage: "Joshua 2:1-21",
    words:
      "Rahab the prostitute hides two spies under flax on her roof; the scarlet cord in the window",
  },
  {
    passage: "Joshua 3:14-17",
    words: "Israel crosses the Jordan on dry ground; the priests with the ark stand in the river",
  },
  { passage: "Joshua 4:1-9", words: "twelve memorial stones from the Jordan at Gilgal" },
  { passage: "Joshua 5:10-12", words: "the manna ceases; passover at Gilgal" },
  {
    passage: "Joshua 5:13-15",
    words: "the commander of the Lord’s army meets Joshua: take off your sandals",
  },
  {
    passage: "Joshua 6:12-21",
    words:
      "battle of Jericho: seven priests, seven trumpets, seven times around the city; the people shout and the wall falls",
  },
  {
    passage: "Joshua 6:22-27",
    words: "Rahab and her family are spared; curse on who rebuilds Jericho",
  },
  {
    passage: "Joshua 7:1-12",
    words: "Israel is defeated at Ai because Achan stole devoted things",
  },
  {
    passage: "Joshua 7:16-26",
    words: "Achan took a robe, silver and gold from Jericho; he is stoned in the valley of Achor",
  },
  { passage: "Joshua 8:18-29", words: "Ai is taken by ambush and burned" },
  {
    passage: "Joshua 9:3-27",
    words:
      "the Gibeonites deceive Joshua with worn clothes and mouldy bread; made woodcutters and water carriers",
  },
  {
    passage: "Joshua 10:6-14",
    words:
      "hailstones kill more than the sword; the sun and moon stand still at Gibeon and Aijalon",
  },
  { passage: "Joshua 10:16-27", words: "five kings hide in a cave at Makkedah" },
  { passage: "Joshua 14:6-15", words: "Caleb, eighty-five years old, receives Hebron" },
  {
    passage: "Joshua 20:1-9",
    words: "six cities of refuge: Kedesh, Shechem, Hebron, Bezer, Ramoth, Golan",
  },
  { passage: "Joshua 21:43-45", words: "not one good promise of the Lord failed" },
  { passage: "Joshua 22:10-34", words: "the altar of witness of the eastern tribes" },
  {
    passage: "Joshua 24:14-18",
    words: "choose today whom you will serve; as for me and my house, we will serve the Lord",
  },
  { passage: "Joshua 24:29-33", words: "Joshua dies at 110; Joseph’s bones buried at Shechem" },
];
