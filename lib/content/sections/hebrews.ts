import type { Section } from "./schema";

export const hebrews: readonly Section[] = [
  ["Hebrews 1:1-14", "God spoke by his Son; better than angels"],
  ["Hebrews 2:5-18", "Jesus made a little lower than angels; shares flesh and blood"],
  ["Hebrews 4:1-13", "sabbath rest; word of God living, sharper than a sword"],
  ["Hebrews 4:14-16", "great high priest tempted as we are; throne of grace"],
  ["Hebrews 5:11-6:8", "milk and solid food; those who fall away"],
  ["Hebrews 7:1-10", "Melchizedek without father or mother; Abraham’s tithe"],
  ["Hebrews 8:6-13", "better covenant"],
  ["Hebrews 9:1-10", "tabernacle; ark with manna, Aaron’s rod and tablets"],
  [
    "Hebrews 9:11-28",
    "blood of Christ; without shedding of blood no remission; appointed to die once, then judgment",
  ],
  ["Hebrews 10:19-31", "do not forsake meeting together; wilful sin"],
  ["Hebrews 11:1-7", "faith is assurance of things hoped for; Abel, Enoch, Noah"],
  ["Hebrews 11:8-22", "faith of Abraham, Sarah, Isaac, Jacob, Joseph"],
  ["Hebrews 11:23-31", "faith of Moses and Rahab; walls of Jericho"],
  ["Hebrews 11:32-40", "Gideon, Barak, Samson, Jephthah, sawn apart"],
  ["Hebrews 12:1-13", "cloud of witnesses, run the race; God disciplines his children"],
  ["Hebrews 13:1-6", "angels unaware, hospitality; marriage honoured; I will never leave you"],
  ["Hebrews 13:7-16", "Jesus Christ the same yesterday, today and for ever"],
];
