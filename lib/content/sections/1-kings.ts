import type { Section } from "./schema";

export const firstKings: readonly Section[] = [
  { passage: "1 Kings 1:1-4", words: "old David and Abishag" },
  {
    passage: "1 Kings 1:28-40",
    words: "Solomon anointed king by Zadok and Nathan; Adonijah’s plot",
  },
  {
    passage: "1 Kings 2:1-12",
    words: "David’s last words to Solomon; he dies after forty years as king",
  },
  {
    passage: "1 Kings 3:16-28",
    words:
      "Solomon’s wise judgment: two women, a dead baby, divide the living child with a sword; the real mother",
  },
  { passage: "1 Kings 4:29-34", words: "Solomon’s wisdom: 3,000 proverbs and 1,005 songs" },
  { passage: "1 Kings 5:1-12", words: "Hiram of Tyre sends cedar of Lebanon for the temple" },
  {
    passage: "1 Kings 6:1-10",
    words: "Solomon builds the temple in the 480th year after the exodus; its size",
  },
  { passage: "1 Kings 6:37-7:1", words: "seven years for the temple, thirteen for his palace" },
  {
    passage: "1 Kings 7:13-26",
    words: "Hiram the bronze worker; pillars Jachin and Boaz; the bronze sea on twelve oxen",
  },
  {
    passage: "1 Kings 8:1-13",
    words: "the ark is brought into the temple; two tablets in it; cloud of glory",
  },
  { passage: "1 Kings 8:22-30", words: "Solomon’s prayer at the dedication of the temple" },
  {
    passage: "1 Kings 10:1-13",
    words: "the queen of Sheba tests Solomon with hard questions; gold and spices",
  },
  {
    passage: "1 Kings 10:14-29",
    words:
      "Solomon’s riches: 666 talents of gold, ivory throne, apes and peacocks, horses from Egypt",
  },
  {
    passage: "1 Kings 11:1-13",
    words: "Solomon’s seven hundred wives and three hundred concubines turn his heart to idols",
  },
  {
    passage: "1 Kings 11:26-40",
    words: "Ahijah tears the cloak in twelve pieces; ten tribes for Jeroboam",
  },
  {
    passage: "1 Kings 12:1-20",
    words:
      "Rehoboam’s harsh answer, whips and scorpions; the kingdom is divided into Israel and Judah",
  },
  { passage: "1 Kings 12:25-33", words: "Jeroboam’s two golden calves at Bethel and Dan" },
  { passage: "1 Kings 13:1-10", words: "Jeroboam’s hand withers" },
  { passage: "1 Kings 13:11-26", words: "the disobedient man of God is killed by a lion" },
  { passage: "1 Kings 14:21-28", words: "Shishak of Egypt takes the temple treasure" },
  { passage: "1 Kings 16:8-20", words: "Zimri king for seven days burns the palace" },
  { passage: "1 Kings 16:23-28", words: "Omri buys the hill of Samaria" },
  {
    passage: "1 Kings 16:29-34",
    words: "Ahab marries Jezebel and serves Baal; Jericho rebuilt at the cost of sons",
  },
  {
    passage: "1 Kings 17:1-7",
    words: "Elijah announces drought; fed by ravens at the brook Cherith",
  },
  {
    passage: "1 Kings 17:8-16",
    words: "Elijah and the widow of Zarephath: flour and oil do not run out",
  },
  { passage: "1 Kings 17:17-24", words: "Elijah raises the widow’s son from death" },
  { passage: "1 Kings 18:17-29", words: "Elijah on Mount Carmel against 450 prophets of Baal" },
  {
    passage: "1 Kings 18:30-40",
    words: "fire of the Lord falls on Elijah’s altar; the prophets of Baal are killed",
  },
  { passage: "1 Kings 18:41-46", words: "a cloud like a man’s hand; the rain returns" },
  {
    passage: "1 Kings 19:1-8",
    words: "Elijah flees from Jezebel, wishes to die under a juniper tree; an angel feeds him",
  },
  {
    passage: "1 Kings 19:9-18",
    words: "God speaks to Elijah at Horeb in a still small voice, after wind, earthquake and fire",
  },
  {
    passage: "1 Kings 19:19-21",
    words: "Elijah calls Elisha, who is ploughing with twelve yoke of oxen; his cloak (mantle)",
  },
  {
    passage: "1 Kings 21:1-16",
    words:
      "Naboth’s vineyard: he will not sell it to Ahab; Jezebel has false witnesses and he is stoned",
  },
  {
    passage: "1 Kings 21:17-29",
    words: "Elijah tells Ahab: dogs will lick your blood; dogs will eat Jezebel",
  },
  { passage: "1 Kings 22:13-28", words: "Micaiah against four hundred false prophets" },
  { passage: "1 Kings 22:29-40", words: "Ahab dies in battle by an arrow shot at random" },
];
