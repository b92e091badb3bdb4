import type { Section } from "./schema";

export const joshua: readonly Section[] = [
  [
    "Joshua 1:1-9",
    "Joshua succeeds Moses: be strong and courageous; meditate on the law day and night",
  ],
  [
    "Joshua 2:1-21",
    "Rahab the prostitute hides two spies under flax on her roof; the scarlet cord in the window",
  ],
  [
    "Joshua 3:14-17",
    "Israel crosses the Jordan on dry ground; the priests with the ark stand in the river",
  ],
  ["Joshua 4:1-9", "twelve memorial stones from the Jordan at Gilgal"],
  ["Joshua 5:10-12", "the manna ceases; passover at Gilgal"],
  ["Joshua 5:13-15", "the commander of the Lord’s army meets Joshua: take off your sandals"],
  [
    "Joshua 6:12-21",
    "battle of Jericho: seven priests, seven trumpets, seven times around the city; the people shout and the wall falls",
  ],
  ["Joshua 6:22-27", "Rahab and her family are spared; curse on who rebuilds Jericho"],
  ["Joshua 7:1-12", "Israel is defeated at Ai because Achan stole devoted things"],
  [
    "Joshua 7:16-26",
    "Achan took a robe, silver and gold from Jericho; he is stoned in the valley of Achor",
  ],
  ["Joshua 8:18-29", "Ai is taken by ambush and burned"],
  [
    "Joshua 9:3-27",
    "the Gibeonites deceive Joshua with worn clothes and mouldy bread; made woodcutters and water carriers",
  ],
  [
    "Joshua 10:6-14",
    "hailstones kill more than the sword; the sun and moon stand still at Gibeon and Aijalon",
  ],
  ["Joshua 10:16-27", "five kings hide in a cave at Makkedah"],
  ["Joshua 14:6-15", "Caleb, eighty-five years old, receives Hebron"],
  ["Joshua 20:1-9", "six cities of refuge: Kedesh, Shechem, Hebron, Bezer, Ramoth, Golan"],
  ["Joshua 21:43-45", "not one good promise of the Lord failed"],
  ["Joshua 22:10-34", "the altar of witness of the eastern tribes"],
  [
    "Joshua 24:14-18",
    "choose today whom you will serve; as for me and my house, we will serve the Lord",
  ],
  ["Joshua 24:29-33", "Joshua dies at 110; Joseph’s bones buried at Shechem"],
];
