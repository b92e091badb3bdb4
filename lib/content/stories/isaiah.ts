import type { Story } from "./schema";

export const isaiah: readonly Story[] = [
  ["Isaiah 1:16-18", "Sins like scarlet shall be white as snow"],
  ["Isaiah 6:1-8", "Isaiah’s call: holy, holy, holy; seraphim; here am I, send me"],
  ["Isaiah 7:13-14", "The sign of Immanuel: a virgin conceives"],
  ["Isaiah 9:6-7", "To us a child is born: Prince of Peace"],
  ["Isaiah 11:1-9", "The branch of Jesse; the wolf lives with the lamb"],
  ["Isaiah 14:12-15", "Fallen from heaven, morning star (Lucifer)"],
  ["Isaiah 40:28-31", "They that wait for God renew their strength; wings like eagles; the weary"],
  ["Isaiah 41:10", "Don’t be afraid, for I am with you"],
  ["Isaiah 53:1-12", "The suffering servant, wounded for our sins"],
  ["Isaiah 58:3-10", "True fasting: share bread with the hungry"],
  ["Isaiah 61:1-3", "The Spirit is on me: good news to the poor; comfort for those who mourn"],
];
