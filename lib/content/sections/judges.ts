import type { Section } from "./schema";

export const judges: readonly Section[] = [
  ["Judges 1:4-7", "Adoni-Bezek loses his thumbs and big toes"],
  [
    "Judges 2:6-19",
    "after Joshua a generation that does not know the Lord; God raises judges; cycle of sin",
  ],
  ["Judges 3:7-11", "Othniel, the first judge, nephew of Caleb"],
  [
    "Judges 3:12-30",
    "Ehud, the left-handed judge, kills fat Eglon, king of Moab, with a short sword",
  ],
  ["Judges 3:31", "Shamgar kills 600 Philistines with an ox goad"],
  [
    "Judges 4:1-16",
    "Deborah, prophetess and woman judge under a palm tree; Barak defeats Sisera with his iron chariots",
  ],
  [
    "Judges 4:17-22",
    "Jael gives Sisera, the Canaanite general, milk and kills him with a tent peg through his temple (head)",
  ],
  ["Judges 5:24-31", "song of Deborah: blessed is Jael; Sisera’s mother waits at the window"],
  ["Judges 6:11-24", "the angel of the Lord calls Gideon at the winepress"],
  ["Judges 6:25-32", "Gideon breaks the altar of Baal and is called Jerubbaal"],
  ["Judges 6:36-40", "Gideon’s fleece: wet with dew, then dry"],
  ["Judges 7:1-8", "Gideon’s army cut to three hundred men who lap water like a dog"],
  ["Judges 7:16-25", "Gideon’s trumpets, jars and torches defeat Midian"],
  ["Judges 8:22-35", "Gideon refuses to be king; golden ephod; seventy sons"],
  [
    "Judges 9:1-21",
    "Abimelech kills his seventy brothers; Jotham’s fable of the trees and the bramble",
  ],
  ["Judges 9:50-57", "Abimelech killed by a woman who drops a millstone on his head"],
  ["Judges 11:1-11", "Jephthah, son of a prostitute, becomes leader against Ammon"],
  [
    "Judges 11:29-40",
    "Jephthah’s vow: he sacrifices what comes out of his door; his only daughter",
  ],
  ["Judges 12:4-6", "Shibboleth: 42,000 Ephraimites who could not say the word are killed"],
  [
    "Judges 13:2-25",
    "birth of Samson announced to Manoah and his wife; a Nazirite from birth, no razor",
  ],
  ["Judges 14:5-9", "Samson tears a lion with bare hands; bees and honey in the carcass"],
  [
    "Judges 14:12-20",
    "Samson’s riddle: out of the eater came something to eat; his Philistine wife at Timnah",
  ],
  ["Judges 15:3-8", "Samson ties torches to the tails of three hundred foxes and burns the grain"],
  ["Judges 15:14-20", "Samson kills a thousand men with the jawbone of a donkey"],
  ["Judges 16:1-3", "Samson carries away the gates of Gaza"],
  [
    "Judges 16:4-22",
    "Delilah asks for the secret of Samson’s strength, his hair is cut (seven locks shaved); eyes put out, grinds in prison at Gaza",
  ],
  [
    "Judges 16:23-31",
    "Samson pulls down the pillars of Dagon’s temple and dies with three thousand Philistines",
  ],
  [
    "Judges 17:1-6",
    "Micah’s idol and his Levite priest; everyone did what was right in his own eyes",
  ],
  ["Judges 19:22-30", "the Levite’s concubine is killed at Gibeah and cut into twelve pieces"],
  ["Judges 20:12-28", "war against the tribe of Benjamin; left-handed slingers"],
  ["Judges 21:15-25", "wives for Benjamin taken at Shiloh; no king in Israel"],
];
