import type { Story } from "./schema";

export const revelation: readonly Story[] = [
  ["Revelation 1:9-18", "John on the island of Patmos sees the risen Christ in a vision"],
  ["Revelation 3:14-22", "Laodicea, lukewarm; I stand at the door and knock"],
  ["Revelation 4:1-8", "The throne in heaven"],
  ["Revelation 5:1-10", "The scroll with seven seals; the Lamb is worthy"],
  ["Revelation 6:1-8", "The four horsemen: riders on white, red, black and pale horses"],
  ["Revelation 7:9-17", "A great multitude of all nations; tears wiped away"],
  ["Revelation 12:7-12", "War in heaven: Michael and the dragon, Satan"],
  ["Revelation 13:11-18", "The mark and number of the beast, 666"],
  ["Revelation 16:12-16", "Armageddon"],
  ["Revelation 19:11-16", "The rider on the white horse: King of kings"],
  ["Revelation 20:1-6", "The millennium, a thousand years"],
  ["Revelation 20:11-15", "The last judgment; the lake of fire; book of life; hell"],
  ["Revelation 21:1-7", "A new heaven and a new earth; the new Jerusalem; no more death or tears"],
  ["Revelation 22:1-5", "The river and the tree of life"],
];
