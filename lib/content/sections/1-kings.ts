import type { Section } from "./schema";

export const firstKings: readonly Section[] = [
  ["1 Kings 1:1-4", "old David and Abishag"],
  ["1 Kings 1:28-40", "Solomon anointed king by Zadok and Nathan; Adonijah’s plot"],
  ["1 Kings 2:1-12", "David’s last words to Solomon; he dies after forty years as king"],
  [
    "1 Kings 3:16-28",
    "Solomon’s wise judgment: two women, a dead baby, divide the living child with a sword; the real mother",
  ],
  ["1 Kings 4:29-34", "Solomon’s wisdom: 3,000 proverbs and 1,005 songs"],
  ["1 Kings 5:1-12", "Hiram of Tyre sends cedar of Lebanon for the temple"],
  ["1 Kings 6:1-10", "Solomon builds the temple in the 480th year after the exodus; its size"],
  ["1 Kings 6:37-7:1", "seven years for the temple, thirteen for his palace"],
  [
    "1 Kings 7:13-26",
    "Hiram the bronze worker; pillars Jachin and Boaz; the bronze sea on twelve oxen",
  ],
  ["1 Kings 8:1-13", "the ark is brought into the temple; two tablets in it; cloud of glory"],
  ["1 Kings 8:22-30", "Solomon’s prayer at the dedication of the temple"],
  ["1 Kings 10:1-13", "the queen of Sheba tests Solomon with hard questions; gold and spices"],
  [
    "1 Kings 10:14-29",
    "Solomon’s riches: 666 talents of gold, ivory throne, apes and peacocks, horses from Egypt",
  ],
  [
    "1 Kings 11:1-13",
    "Solomon’s seven hundred wives and three hundred concubines turn his heart to idols",
  ],
  ["1 Kings 11:26-40", "Ahijah tears the cloak in twelve pieces; ten tribes for Jeroboam"],
  [
    "1 Kings 12:1-20",
    "Rehoboam’s harsh answer, whips and scorpions; the kingdom is divided into Israel and Judah",
  ],
  ["1 Kings 12:25-33", "Jeroboam’s two golden calves at Bethel and Dan"],
  ["1 Kings 13:1-10", "Jeroboam’s hand withers"],
  ["1 Kings 13:11-26", "the disobedient man of God is killed by a lion"],
  ["1 Kings 14:21-28", "Shishak of Egypt takes the temple treasure"],
  ["1 Kings 16:8-20", "Zimri king for seven days burns the palace"],
  ["1 Kings 16:23-28", "Omri buys the hill of Samaria"],
  ["1 Kings 16:29-34", "Ahab marries Jezebel and serves Baal; Jericho rebuilt at the cost of sons"],
  ["1 Kings 17:1-7", "Elijah announces drought; fed by ravens at the brook Cherith"],
  ["1 Kings 17:8-16", "Elijah and the widow of Zarephath: flour and oil do not run out"],
  ["1 Kings 17:17-24", "Elijah raises the widow’s son from death"],
  ["1 Kings 18:17-29", "Elijah on Mount Carmel against 450 prophets of Baal"],
  ["1 Kings 18:30-40", "fire of the Lord falls on Elijah’s altar; the prophets of Baal are killed"],
  ["1 Kings 18:41-46", "a cloud like a man’s hand; the rain returns"],
  [
    "1 Kings 19:1-8",
    "Elijah flees from Jezebel, wishes to die under a juniper tree; an angel feeds him",
  ],
  [
    "1 Kings 19:9-18",
    "God speaks to Elijah at Horeb in a still small voice, after wind, earthquake and fire",
  ],
  [
    "1 Kings 19:19-21",
    "Elijah calls Elisha, who is ploughing with twelve yoke of oxen; his cloak (mantle)",
  ],
  [
    "1 Kings 21:1-16",
    "Naboth’s vineyard: he will not sell it to Ahab; Jezebel has false witnesses and he is stoned",
  ],
  ["1 Kings 21:17-29", "Elijah tells Ahab: dogs will lick your blood; dogs will eat Jezebel"],
  ["1 Kings 22:13-28", "Micaiah against four hundred false prophets"],
  ["1 Kings 22:29-40", "Ahab dies in battle by an arrow shot at random"],
];
