import type { Section } from "./schema";

export const judges: readonly Section[] = [
  { passage: "Judges 1:4-7", words: "Adoni-Bezek loses his thumbs and big toes" },
  {
    passage: "Judges 2:6-19",
    words: "after Joshua a generation that does not know the Lord; God raises judges; cycle of sin",
  },
  { passage: "Judges 3:7-11", words: "Othniel, the first judge, nephew of Caleb" },
  {
    passage: "Judges 3:12-30",
    words: "Ehud, the left-handed judge, kills fat Eglon, king of Moab, with a short sword",
  },
  { passage: "Judges 3:31", words: "Shamgar kills 600 Philistines with an ox goad" },
  {
    passage: "Judges 4:1-16",
    words:
      "Deborah, prophetess and woman judge under a palm tree; Barak defeats Sisera with his iron chariots",
  },
  {
    passage: "Judges 4:17-22",
    words:
      "Jael gives Sisera, the Canaanite general, milk and kills him with a tent peg through his temple (head)",
  },
  {
    passage: "Judges 5:24-31",
    words: "song of Deborah: blessed is Jael; Sisera’s mother waits at the window",
  },
  { passage: "Judges 6:11-24", words: "the angel of the Lord calls Gideon at the winepress" },
  { passage: "Judges 6:25-32", words: "Gideon breaks the altar of Baal and is called Jerubbaal" },
  { passage: "Judges 6:36-40", words: "Gideon’s fleece: wet with dew, then dry" },
  {
    passage: "Judges 7:1-8",
    words: "Gideon’s army cut to three hundred men who lap water like a dog",
  },
  { passage: "Judges 7:16-25", words: "Gideon’s trumpets, jars and torches defeat Midian" },
  { passage: "Judges 8:22-35", words: "Gideon refuses to be king; golden ephod; seventy sons" },
  {
    passage: "Judges 9:1-21",
    words: "Abimelech kills his seventy brothers; Jotham’s fable of the trees and the bramble",
  },
  {
    passage: "Judges 9:50-57",
    words: "Abimelech killed by a woman who drops a millstone on his head",
  },
  {
    passage: "Judges 11:1-11",
    words: "Jephthah, son of a prostitute, becomes leader against Ammon",
  },
  {
    passage: "Judges 11:29-40",
    words: "Jephthah’s vow: he sacrifices what comes out of his door; his only daughter",
  },
  {
    passage: "Judges 12:4-6",
    words: "Shibboleth: 42,000 Ephraimites who could not say the word are killed",
  },
  {
    passage: "Judges 13:2-25",
    words: "birth of Samson announced to Manoah and his wife; a Nazirite from birth, no razor",
  },
  {
    passage: "Judges 14:5-9",
    words: "Samson tears a lion with bare hands; bees and honey in the carcass",
  },
  {
    passage: "Judges 14:12-20",
    words: "Samson’s riddle: out of the eater came something to eat; his Philistine wife at Timnah",
  },
  {
    passage: "Judges 15:3-8",
    words: "Samson ties torches to the tails of three hundred foxes and burns the grain",
  },
  { passage: "Judges 15:14-20", words: "Samson kills a thousand men with the jawbone of a donkey" },
  { passage: "Judges 16:1-3", words: "Samson carries away the gates of Gaza" },
  {
    passage: "Judges 16:4-22",
    words:
      "Delilah asks for the secret of Samson’s strength, his hair is cut (seven locks shaved); eyes put out, grinds in prison at Gaza",
  },
  {
    passage: "Judges 16:23-31",
    words:
      "Samson pulls down the pillars of Dagon’s temple and dies with three thousand Philistines",
  },
  {
    passage: "Judges 17:1-6",
    words: "Micah’s idol and his Levite priest; everyone did what was right in his own eyes",
  },
  {
    passage: "Judges 19:22-30",
    words: "the Levite’s concubine is killed at Gibeah and cut into twelve pieces",
  },
  { passage: "Judges 20:12-28", words: "war against the tribe of Benjamin; left-handed slingers" },
  { passage: "Judges 21:15-25", words: "wives for Benjamin taken at Shiloh; no king in Israel" },
];
