import type { Story } from "./schema";

export const numbers: readonly Story[] = [
  ["Numbers 6:22-27", "Aaron’s blessing: the Lord bless you and keep you"],
  ["Numbers 13:25-33", "Twelve spies sent into Canaan; Caleb and Joshua; giants"],
  ["Numbers 20:7-12", "Moses strikes the rock and may not enter the promised land"],
  ["Numbers 21:4-9", "The bronze serpent heals snake bites"],
  ["Numbers 22:21-34", "Balaam’s donkey speaks; the angel in the way"],
];
