import type { Story } from "./schema";

export const secondKings: readonly Story[] = [
  ["2 Kings 2:9-12", "Elijah is taken up to heaven in a whirlwind with a chariot of fire"],
  ["2 Kings 4:32-37", "Elisha raises the Shunammite’s son"],
  ["2 Kings 5:9-14", "Naaman is healed of leprosy in the Jordan"],
  ["2 Kings 6:4-7", "Elisha makes an axe head float"],
  ["2 Kings 9:30-37", "Queen Jezebel is thrown from a window and dies"],
  ["2 Kings 17:5-8", "Assyria takes Samaria; the ten northern tribes go into exile"],
  [
    "2 Kings 19:32-37",
    "The angel strikes the army of Sennacherib; Jerusalem is saved under Hezekiah",
  ],
  ["2 Kings 20:1-11", "King Hezekiah is ill, prays and is given fifteen more years"],
  ["2 Kings 22:8-13", "The book of the Law is found under King Josiah"],
  [
    "2 Kings 25:8-12",
    "Babylon under Nebuchadnezzar burns the temple and destroys Jerusalem; exile",
  ],
];
