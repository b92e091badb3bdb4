import type { BookChapters } from "./schema";

export const firstKings: BookChapters = {
  book: "1Kgs",
  chapters: [
    "King David is old and always cold, and young Abishag cares for him. His spoiled son Adonijah declares himself king; Bathsheba and the prophet Nathan remind David of his promise, and Solomon is anointed. Adonijah has to beg for mercy.",
    "Dying David tells his son to be strong and obey God, and to settle old scores. Solomon secures the throne: Adonijah asks for Abishag and is executed, as are Joab and Shimei, who broke his house arrest; Abiathar is banished.",
    "Solomon asks God in a dream not for riches or long life but for wisdom to govern, and gets the rest too. Two prostitutes both claim one living baby; his threat to cut the child in two reveals the real mother.",
    "Solomon’s officials and twelve districts supply the palace. Judah and Israel live in safety and prosperity, everyone under their own vine and fig tree. His wisdom becomes famous: thousands of proverbs and songs, and knowledge of plants and animals.",
    "Solomon makes a trade treaty with King Hiram of Tyre: cedar wood for food, to build the temple in peacetime. Tens of thousands of drafted workers cut timber and stone in shifts.",
    "Solomon builds the temple in seven years, 480 years after the exodus: its size, side rooms, carved cedar, gold and cherubim, with stone shaped at the quarry so no hammer is heard. God promises to live among an obedient people.",
    "Solomon spends thirteen years on his own palace halls. Hiram, a skilled bronze craftsman from Tyre and a widow’s son, makes the two pillars Jachin and Boaz, the huge basin on twelve oxen, the wheeled stands and other furnishings for the temple.",
    "The ark enters the new temple and a cloud fills it. Solomon’s dedication prayer: heaven cannot contain God, yet may he hear from there and forgive in defeat, drought, famine, disease, war and exile, and hear foreigners too. A long feast follows.",
    "God answers Solomon’s prayer but warns that if he or his children turn to other gods, the temple will become a ruin. Hiram dislikes the towns given as payment; forced labor builds cities, and ships fetch gold from Ophir.",
    "The queen of Sheba tests Solomon with hard questions and is breathless at his wisdom and wealth. His riches: gold by the ton, an ivory throne, exotic animals, silver as common as stone, horses and chariots for export.",
    "Solomon loves many foreign wives, seven hundred of them and three hundred concubines, who in his old age turn him to idols. God is angry and will tear away most of the kingdom; the prophet Ahijah promises ten tribes to Jeroboam. Polygamy leads him astray.",
    "Rehoboam rejects the advice of older counselors to lighten taxes and follows his young friends’ harsh talk; ten tribes break away and the kingdom divides. Jeroboam sets up golden calves at Bethel and Dan for political convenience. How not to lead: bad advice and a harsh boss.",
    "A man of God denounces Jeroboam’s altar; the king’s hand withers and is healed. Then an old prophet lies that an angel told him to invite the man to eat; having disobeyed God’s command, he is killed by a lion.",
    "Jeroboam’s wife goes in disguise to the blind prophet Ahijah about her sick son, but he recognizes her: the child will die, and the dynasty will end. In Judah under Rehoboam idolatry spreads, and Egypt’s Shishak plunders the gold, replaced by bronze.",
    "Kings of Judah and Israel at war: wicked Abijam, then good Asa, who removes idols and even deposes the queen mother, but buys help from Syria with temple silver; in old age his feet are diseased. Baasha murders Nadab and Jeroboam’s whole family.",
    "Israel’s kings fall one after another: Baasha’s house is wiped out by Zimri while the king is drunk; Zimri commits suicide by burning his palace after seven days. Omri founds Samaria. Ahab, the worst, marries Jezebel and worships Baal.",
    "Elijah announces drought, is fed by ravens at a brook, then by a poor widow at Zarephath whose last flour and oil never run out. Her son dies, and Elijah prays the child back to life. The child is raised from the dead.",
    "Elijah challenges Ahab and 450 prophets of Baal on Mount Carmel: stop wavering between two gods. Baal gives no answer despite their shouting and cutting; God’s fire falls on the soaked altar. The prophets are slaughtered, and a tiny cloud brings rain.",
    "Threatened by Jezebel, Elijah runs away afraid, depressed and exhausted, and wants to die. An angel lets him sleep and eat. At Horeb God comes not in wind, earthquake or fire but quietly, and shows him that he is not alone; he calls Elisha to follow him. Burnout, suicidal thoughts and self-care.",
    "Syria’s king Ben-hadad besieges Samaria with outrageous demands, and is told to boast after the fight, not before it. He gets drunk and loses twice, though he thinks God rules only the hills. Ahab spares him, and a prophet condemns Ahab for it.",
    "King Ahab sulks because Naboth will not sell his family vineyard. Jezebel has him falsely accused and stoned so that Ahab can seize it, abuse of power at its worst. Elijah foretells that dogs will lick up Ahab’s blood; the king humbles himself and gets a delay.",
    "Four hundred prophets flatter Ahab with promises of victory; Micaiah alone tells the truth, speaks of a lying spirit, and is slapped and jailed. Ahab goes into battle disguised, is hit by a stray arrow and dies. Jehoshaphat reigns in Judah.",
  ],
};
