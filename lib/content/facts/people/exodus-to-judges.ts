import type { PersonFacts } from "../schema";

export const exodusToJudges: PersonFacts[] = [
  {
    name: "Moses",
    facts: [
      ["father", "Amram", "Exodus 6:20"],
      ["mother", "Jochebed", "Exodus 6:20"],
      ["brothers", "Aaron", "Exodus 4:14"],
      ["sisters", "Miriam", "Numbers 26:59"],
      [
        "wife",
        "Zipporah",
        "Exodus 2:21",
        "Numbers 12:1 also speaks of a Cushite woman whom he had married.",
      ],
      ["sons", "Gershom and Eliezer", "Exodus 18:3-4"],
      ["firstborn son", "Gershom", "Exodus 2:22"],
      ["father-in-law", "Jethro", "Exodus 3:1", "Exodus 2:18 calls him Reuel."],
      ["lived", "120 years", "Deuteronomy 34:7"],
      ["died", "in the land of Moab, on Mount Nebo", "Deuteronomy 34:1-5"],
      ["buried", "in the valley in the land of Moab; no man knows his tomb", "Deuteronomy 34:6"],
      ["tribe", "Levi", "Exodus 2:1-2; Exodus 2:10"],
      ["followed by", "Joshua", "Deuteronomy 34:9"],
      ["born", "in Egypt", "Acts 7:17-20"],
      ["meaning", "drawn out", "Exodus 2:10"],
      ["work", "a shepherd of Jethro’s flock when God called him", "Exodus 3:1"],
    ],
  },
  {
    name: "Aaron",
    facts: [
      ["father", "Amram", "Exodus 6:20"],
      ["mother", "Jochebed", "Exodus 6:20"],
      ["wife", "Elisheba", "Exodus 6:23"],
      ["sons", "Nadab, Abihu, Eleazar and Ithamar", "Exodus 6:23"],
      ["brothers", "Moses", "Exodus 7:1-2"],
      ["sisters", "Miriam", "Exodus 15:20"],
      ["lived", "123 years", "Numbers 33:39"],
      ["died", "on Mount Hor", "Numbers 33:38"],
      ["followed by", "Eleazar, his son, as priest", "Numbers 20:25-28"],
      ["work", "priest", "Exodus 28:1"],
      ["tribe", "Levi", "Exodus 4:14"],
    ],
  },
  {
    name: "Miriam",
    isWoman: true,
    facts: [
      ["brothers", "Aaron and Moses", "Numbers 26:59"],
      ["father", "Amram", "Numbers 26:59"],
      ["mother", "Jochebed", "Numbers 26:59"],
      ["died", "in Kadesh", "Numbers 20:1"],
      ["buried", "in Kadesh", "Numbers 20:1"],
      ["work", "prophetess", "Exodus 15:20"],
    ],
  },
  {
    name: "Amram",
    facts: [
      ["wife", "Jochebed", "Exodus 6:20"],
      ["lived", "137 years", "Exodus 6:20"],
      ["father", "Kohath", "Exodus 6:18"],
    ],
  },
  {
    name: "Kohath",
    facts: [
      ["father", "Levi (Jacob’s son)", "Exodus 6:16"],
      ["lived", "133 years", "Exodus 6:18"],
    ],
  },
  {
    name: "Jethro",
    askedAs: ["reuel"],
    facts: [
      ["daughters", "Zipporah", "Exodus 2:21; Exodus 18:1-2"],
      ["work", "priest of Midian", "Exodus 3:1"],
      ["also called", "Reuel", "Exodus 2:18"],
    ],
  },
  {
    name: "Zipporah",
    isWoman: true,
    facts: [
      ["husband", "Moses", "Exodus 2:21"],
      ["sons", "Gershom and Eliezer", "Exodus 18:2-4"],
    ],
  },
  {
    name: "Eleazar",
    facts: [
      ["father", "Aaron", "Exodus 6:23"],
      ["sons", "Phinehas", "Exodus 6:25"],
    ],
  },
  {
    name: "Phinehas",
    who: "Eleazar’s son",
    facts: [
      ["grandfather", "Aaron", "Exodus 6:25; Numbers 25:7"],
      ["father", "Eleazar", "Exodus 6:25"],
    ],
  },
  {
    name: "Joshua",
    spellings: ["Jehoshua", "Jesus"],
    askedAs: ["joshua son of nun"],
    facts: [
      ["father", "Nun", "Joshua 1:1"],
      ["lived", "110 years", "Joshua 24:29"],
      ["buried", "in Timnath-serah, in the hill country of Ephraim", "Joshua 24:30"],
      ["tribe", "Ephraim", "Numbers 13:8"],
      ["formerly", "Hoshea (Oshea)", "Numbers 13:16"],
      ["came after", "Moses", "Joshua 1:1-2"],
    ],
  },
  {
    name: "Caleb",
    facts: [
      ["father", "Jephunneh", "Numbers 13:6"],
      ["tribe", "Judah", "Numbers 13:6"],
      ["daughters", "Achsah", "Joshua 15:16"],
    ],
  },
  { name: "Achsah", isWoman: true, facts: [["husband", "Othniel", "Joshua 15:17"]] },
  {
    name: "Shiphrah",
    isWoman: true,
    facts: [["work", "a midwife of the Hebrews in Egypt", "Exodus 1:15"]],
  },
  {
    name: "Puah",
    isWoman: true,
    facts: [["work", "a midwife of the Hebrews in Egypt", "Exodus 1:15"]],
  },
  {
    name: "Bezalel",
    spellings: ["Bezaleel"],
    facts: [
      ["work", "a craftsman in gold, silver, bronze, stone and wood", "Exodus 31:2-5"],
      ["father", "Uri", "Exodus 31:2"],
      ["tribe", "Judah", "Exodus 31:2"],
    ],
  },
  { name: "Balaam", facts: [["father", "Beor", "Numbers 22:5"]] },
  {
    name: "Balak",
    facts: [
      ["father", "Zippor", "Numbers 22:2"],
      ["kingdom", "Moab", "Numbers 22:4"],
    ],
  },
  {
    name: "Achan",
    facts: [
      ["father", "Carmi", "Joshua 7:1"],
      ["tribe", "Judah", "Joshua 7:1"],
      ["died by", "being stoned by all Israel", "Joshua 7:24-25"],
    ],
  },
  {
    name: "Rahab",
    isWoman: true,
    spellings: ["Rachab"],
    facts: [
      ["work", "a prostitute", "Joshua 2:1"],
      ["sons", "Boaz", "Matthew 1:5"],
      ["from", "Jericho", "Joshua 6:25"],
      ["husband", "Salmon", "Matthew 1:5"],
    ],
  },
  { name: "Salmon", facts: [["sons", "Boaz", "Ruth 4:21"]] },
  {
    name: "Boaz",
    spellings: ["Booz"],
    facts: [
      ["work", "a landowner in Bethlehem", "Ruth 2:1-4"],
      ["wife", "Ruth", "Ruth 4:13"],
      ["sons", "Obed", "Ruth 4:21"],
      ["mother", "Rahab", "Matthew 1:5"],
      ["father", "Salmon", "Matthew 1:5"],
      ["from", "Bethlehem", "Ruth 2:4"],
    ],
  },
  {
    name: "Ruth",
    isWoman: true,
    facts: [
      ["husband", "Boaz", "Ruth 4:13", "Her first husband was Mahlon (Ruth 4:10)."],
      ["first husband", "Mahlon", "Ruth 4:10"],
      ["second husband", "Boaz", "Ruth 4:13"],
      ["sons", "Obed", "Ruth 4:13-17"],
      ["mother-in-law", "Naomi", "Ruth 2:19-22"],
      ["from", "Moab", "Ruth 1:4; Ruth 1:22"],
    ],
  },
  {
    name: "Naomi",
    isWoman: true,
    facts: [
      ["husband", "Elimelech", "Ruth 1:2"],
      ["sons", "Mahlon and Chilion", "Ruth 1:2"],
      ["daughter-in-law", "Ruth and Orpah", "Ruth 1:4-8"],
      ["renamed", "Mara, by herself", "Ruth 1:20"],
      ["from", "Bethlehem", "Ruth 1:2"],
    ],
  },
  { name: "Mahlon", facts: [["wife", "Ruth", "Ruth 4:10"]] },
  {
    name: "Obed",
    facts: [
      ["mother", "Ruth", "Ruth 4:13-17"],
      ["sons", "Jesse", "Ruth 4:22"],
      ["father", "Boaz", "Ruth 4:21"],
    ],
  },
  {
    name: "Othniel",
    facts: [
      ["father", "Kenaz", "Judges 3:9"],
      ["wife", "Achsah", "Joshua 15:17"],
    ],
  },
  {
    name: "Ehud",
    facts: [
      ["father", "Gera", "Judges 3:15"],
      ["tribe", "Benjamin", "Judges 3:15"],
    ],
  },
  {
    name: "Eglon",
    facts: [
      ["killed by", "Ehud", "Judges 3:20-22"],
      ["kingdom", "Moab", "Judges 3:12"],
    ],
  },
  {
    name: "Deborah",
    isWoman: true,
    facts: [
      ["husband", "Lapidoth", "Judges 4:4"],
      ["work", "prophetess and judge", "Judges 4:4"],
    ],
  },
  { name: "Barak", facts: [["father", "Abinoam", "Judges 4:6"]] },
  {
    name: "Sisera",
    facts: [
      ["killed by", "Jael, Heber’s wife", "Judges 4:21"],
      ["work", "captain of Jabin’s army", "Judges 4:2; Judges 4:7"],
    ],
  },
  { name: "Jael", isWoman: true, facts: [["husband", "Heber", "Judges 4:17"]] },
  {
    name: "Gideon",
    askedAs: ["jerubbaal"],
    facts: [
      ["work", "threshing wheat when the angel came to him", "Judges 6:11"],
      ["father", "Joash", "Judges 6:11"],
      ["also called", "Jerubbaal", "Judges 7:1"],
      [
        "sons",
        "Abimelech (Gideon’s son) and Jotham (Gideon’s son)",
        "Judges 9:1; Judges 9:5",
        "He had seventy sons; Judges names these and Jether (Judges 8:20).",
      ],
      ["firstborn son", "Jether", "Judges 8:20"],
      ["tribe", "Manasseh", "Judges 6:15"],
      ["buried", "in the tomb of Joash his father, in Ophrah", "Judges 8:32"],
    ],
  },
  {
    name: "Abimelech",
    who: "Gideon’s son",
    facts: [
      [
        "killed by",
        "his armor bearer, after a woman had dropped a millstone on his head",
        "Judges 9:53-54",
      ],
    ],
  },
  {
    name: "Jephthah",
    spellings: ["Jephthae"],
    facts: [
      ["father", "Gilead", "Judges 11:1"],
      ["daughters", "not named", "Judges 11:34", "The Bible does not name Jephthah’s daughter."],
    ],
  },
  { name: "Tola", facts: [["father", "Puah", "Judges 10:1"]] },
  {
    name: "Samson",
    facts: [
      ["father", "Manoah", "Judges 13:22-24"],
      ["mother", "not named", "Judges 13:24", "The Bible does not name Samson’s mother."],
      ["tribe", "Dan", "Judges 13:2; Judges 13:24"],
      ["died", "in Gaza, under the house of the Philistines", "Judges 16:21-30"],
      ["died by", "pulling the house down on himself and the Philistines", "Judges 16:30"],
      ["buried", "between Zorah and Eshtaol, in the tomb of Manoah his father", "Judges 16:31"],
    ],
  },
  {
    name: "Manoah",
    facts: [
      ["tribe", "Dan", "Judges 13:2"],
      ["wife", "not named", "Judges 13:2", "The Bible does not name Manoah’s wife."],
    ],
  },
  {
    name: "Eli",
    facts: [
      ["sons", "Hophni and Phinehas (Eli’s son)", "1 Samuel 1:3"],
      ["lived", "98 years", "1 Samuel 4:15-18"],
      ["died by", "a fall from his seat, in which his neck broke", "1 Samuel 4:18"],
      ["work", "priest at Shiloh", "1 Samuel 1:9; 1 Samuel 1:3"],
    ],
  },
  {
    name: "Phinehas",
    who: "Eli’s son",
    facts: [["sons", "Ichabod", "1 Samuel 4:19-21; 1 Samuel 14:3"]],
  },
  { name: "Ichabod", facts: [["meaning", "the glory has departed", "1 Samuel 4:21"]] },
  {
    name: "Samuel",
    facts: [
      ["father", "Elkanah", "1 Samuel 1:19-20"],
      ["mother", "Hannah", "1 Samuel 1:20"],
      ["sons", "Joel (Samuel’s son) and Abijah (Samuel’s son)", "1 Samuel 8:1-2"],
      ["firstborn son", "Joel (Samuel’s son)", "1 Samuel 8:2"],
      ["buried", "in his house at Ramah", "1 Samuel 25:1"],
      ["from", "Ramah", "1 Samuel 7:17"],
      ["born", "in Ramah", "1 Samuel 1:19-20"],
    ],
  },
  { name: "Abijah", who: "Samuel’s son", spellings: ["Abiah"], facts: [] },
  {
    name: "Elkanah",
    facts: [
      ["wife", "Hannah and Peninnah", "1 Samuel 1:2"],
      ["father", "Jeroham", "1 Samuel 1:1"],
    ],
  },
  {
    name: "Hannah",
    isWoman: true,
    facts: [
      ["husband", "Elkanah", "1 Samuel 1:8"],
      ["sons", "Samuel", "1 Samuel 1:20"],
    ],
  },
  {
    name: "Job",
    facts: [
      ["lived", "140 years after his trial", "Job 42:16"],
      ["daughters", "Jemimah, Keziah and Keren-happuch", "Job 42:14"],
      ["wife", "not named", "Job 2:9", "The Bible does not name Job’s wife."],
      ["from", "the land of Uz", "Job 1:1"],
    ],
  },
  { name: "Jemimah", isWoman: true, spellings: ["Jemima"], facts: [] },
  { name: "Keziah", isWoman: true, spellings: ["Kezia"], facts: [] },
  { name: "Keren-happuch", isWoman: true, spellings: ["Kerenhappuch", "Keren Happuch"], facts: [] },
];
