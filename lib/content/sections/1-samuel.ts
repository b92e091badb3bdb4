import type { Section } from "./schema";

export const firstSamuel: readonly Section[] = [
  {
    passage: "1 Samuel 1:1-18",
    words:
      "Hannah is childless, weeps at Shiloh, vows her son to the Lord; Eli thinks that she is drunk; Peninnah",
  },
  { passage: "1 Samuel 1:19-28", words: "Samuel is born and given to the Lord" },
  { passage: "1 Samuel 2:1-10", words: "Hannah’s prayer or song of thanks" },
  { passage: "1 Samuel 2:12-25", words: "Eli’s wicked sons Hophni and Phinehas" },
  {
    passage: "1 Samuel 3:1-18",
    words: "God calls the boy Samuel by night: speak, for your servant hears",
  },
  { passage: "1 Samuel 4:1-11", words: "the Philistines capture the ark of God" },
  {
    passage: "1 Samuel 4:12-22",
    words:
      "Eli, 98 years old and heavy, falls from his seat, breaks his neck and dies at the news; Ichabod is born",
  },
  {
    passage: "1 Samuel 5:1-12",
    words: "the god Dagon falls before the ark; tumours in Ashdod, Gath and Ekron",
  },
  {
    passage: "1 Samuel 6:1-12",
    words: "the ark returns on a cart drawn by two cows; golden mice and tumours",
  },
  {
    passage: "1 Samuel 7:7-13",
    words: "Samuel sets up the stone Ebenezer: till now the Lord helped us",
  },
  { passage: "1 Samuel 8:1-22", words: "Israel asks for a king like all the nations" },
  {
    passage: "1 Samuel 9:1-10",
    words: "Saul, son of Kish of Benjamin, taller than all, looks for his father’s donkeys",
  },
  {
    passage: "1 Samuel 10:1-13",
    words: "Samuel anoints Saul as first king; Saul among the prophets",
  },
  { passage: "1 Samuel 10:17-27", words: "Saul chosen by lot, hides among the baggage" },
  {
    passage: "1 Samuel 13:8-14",
    words: "Saul offers sacrifice himself; a man after God’s own heart",
  },
  { passage: "1 Samuel 14:1-15", words: "Jonathan and his armour bearer attack the Philistines" },
  { passage: "1 Samuel 14:24-45", words: "Jonathan eats honey against Saul’s oath" },
  {
    passage: "1 Samuel 15:10-29",
    words: "Saul spares Agag of Amalek; to obey is better than sacrifice; God rejects Saul",
  },
  {
    passage: "1 Samuel 16:1-13",
    words:
      "Samuel anoints David, youngest son of Jesse, at Bethlehem; man looks at the outward appearance, God at the heart",
  },
  {
    passage: "1 Samuel 16:14-23",
    words: "David plays the harp for Saul, troubled by an evil spirit",
  },
  {
    passage: "1 Samuel 17:1-11",
    words: "Goliath of Gath, the giant, six cubits tall, challenges Israel",
  },
  {
    passage: "1 Samuel 17:31-40",
    words: "David refuses Saul’s armour, takes five smooth stones and a sling",
  },
  {
    passage: "1 Samuel 17:41-54",
    words: "David kills Goliath with a stone and cuts off his head with his sword",
  },
  {
    passage: "1 Samuel 18:1-9",
    words: "Jonathan loves David; Saul is jealous: David has slain ten thousands",
  },
  {
    passage: "1 Samuel 18:20-30",
    words:
      "Saul’s daughter Michal loves David; a hundred foreskins of the Philistines as bride price",
  },
  {
    passage: "1 Samuel 19:9-17",
    words: "Michal saves David through a window and puts an idol in the bed",
  },
  { passage: "1 Samuel 20:17-42", words: "Jonathan’s arrows warn David; they weep" },
  {
    passage: "1 Samuel 21:1-9",
    words: "David eats holy bread at Nob; Ahimelech gives him Goliath’s sword",
  },
  { passage: "1 Samuel 21:10-15", words: "David pretends to be mad before Achish of Gath" },
  { passage: "1 Samuel 22:1-5", words: "David at the cave of Adullam with four hundred men" },
  {
    passage: "1 Samuel 22:11-23",
    words: "Saul has the priests of Nob killed by Doeg; Abiathar escapes",
  },
  {
    passage: "1 Samuel 24:1-15",
    words: "David spares Saul in a cave of En Gedi and cuts off the skirt of his robe",
  },
  { passage: "1 Samuel 25:1-3", words: "Samuel dies; Nabal, a rich fool of Carmel" },
  {
    passage: "1 Samuel 25:14-42",
    words: "Abigail, wise wife of Nabal, brings food to David and later marries him",
  },
  {
    passage: "1 Samuel 26:5-16",
    words: "David takes Saul’s spear and water jug and spares him again",
  },
  { passage: "1 Samuel 27:1-7", words: "David lives among the Philistines at Ziklag" },
  {
    passage: "1 Samuel 28:3-20",
    words: "Saul visits the medium (witch) of Endor, who calls up the spirit of dead Samuel",
  },
  {
    passage: "1 Samuel 30:1-20",
    words: "Amalekites burn Ziklag; David rescues wives and children",
  },
  {
    passage: "1 Samuel 31:1-13",
    words:
      "Saul and his sons die on Mount Gilboa; Saul falls on his own sword; body on the wall of Beth Shan",
  },
];
