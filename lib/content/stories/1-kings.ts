import type { Story } from "./schema";

export const firstKings: readonly Story[] = [
  ["1 Kings 3:5-14", "Solomon asks God for wisdom"],
  ["1 Kings 3:16-28", "Solomon judges between two mothers: divide the living child"],
  ["1 Kings 6:37-38", "Solomon builds the temple in seven years"],
  ["1 Kings 10:1-10", "The queen of Sheba visits Solomon"],
  ["1 Kings 12:16-20", "The kingdom divides: Rehoboam and Jeroboam, Israel and Judah"],
  ["1 Kings 17:2-6", "Elijah is fed by ravens, birds that bring bread and meat"],
  ["1 Kings 17:10-16", "The widow of Zarephath: oil and flour do not run out"],
  ["1 Kings 18:30-39", "Elijah and the prophets of Baal on Mount Carmel; fire from heaven"],
  ["1 Kings 19:3-8", "Elijah in despair under the tree wishes to die; an angel gives him food"],
  ["1 Kings 19:9-13", "The still small voice at Horeb"],
  ["1 Kings 21:1-16", "Ahab and Jezebel take Naboth’s vineyard"],
];
