import type { Section } from "./schema";

export const hebrews: readonly Section[] = [
  { passage: "Hebrews 1:1-14", words: "God spoke by his Son; better than angels" },
  {
    passage: "Hebrews 2:5-18",
    words: "Jesus made a little lower than angels; shares flesh and blood",
  },
  { passage: "Hebrews 4:1-13", words: "sabbath rest; word of God living, sharper than a sword" },
  { passage: "Hebrews 4:14-16", words: "great high priest tempted as we are; throne of grace" },
  { passage: "Hebrews 5:11-6:8", words: "milk and solid food; those who fall away" },
  { passage: "Hebrews 7:1-10", words: "Melchizedek without father or mother; Abraham’s tithe" },
  { passage: "Hebrews 8:6-13", words: "better covenant" },
  { passage: "Hebrews 9:1-10", words: "tabernacle; ark with manna, Aaron’s rod and tablets" },
  {
    passage: "Hebrews 9:11-28",
    words:
      "blood of Christ; without shedding of blood no remission; appointed to die once, then judgment",
  },
  { passage: "Hebrews 10:19-31", words: "do not forsake meeting together; wilful sin" },
  { passage: "Hebrews 11:1-7", words: "faith is assurance of things hoped for; Abel, Enoch, Noah" },
  { passage: "Hebrews 11:8-22", words: "faith of Abraham, Sarah, Isaac, Jacob, Joseph" },
  { passage: "Hebrews 11:23-31", words: "faith of Moses and Rahab; walls of Jericho" },
  { passage: "Hebrews 11:32-40", words: "Gideon, Barak, Samson, Jephthah, sawn apart" },
  {
    passage: "Hebrews 12:1-13",
    words: "cloud of witnesses, run the race; God disciplines his children",
  },
  {
    passage: "Hebrews 13:1-6",
    words: "angels unaware, hospitality; marriage honoured; I will never leave you",
  },
  { passage: "Hebrews 13:7-16", words: "Jesus Christ the same yesterday, today and for ever" },
];
