import type { Story } from "./schema";

export const hebrews: readonly Story[] = [
  ["Hebrews 4:12-13", "The word of God is living and active, sharper than a sword"],
  [
    "Hebrews 9:1-5",
    "The tabernacle and what was inside the ark of the covenant: manna, rod, tablets",
  ],
  ["Hebrews 9:27-28", "Once to die and then judgment: after death"],
  ["Hebrews 11:1-6", "What faith is; by faith Abel and Enoch"],
  ["Hebrews 12:1-3", "Run the race, looking to Jesus"],
  ["Hebrews 13:1-6", "Strangers, marriage, money: I will never leave you nor forsake you"],
];
