import type { Story } from "./schema";

export const exodus: readonly Story[] = [
  ["Exodus 1:8-22", "Israel enslaved in Egypt; Pharaoh orders the baby boys killed; the midwives"],
  ["Exodus 2:1-10", "Baby Moses in a basket in the Nile River, found by Pharaoh’s daughter"],
  ["Exodus 3:1-15", "Moses and the burning bush; God’s name, I AM WHO I AM"],
  ["Exodus 7:14-24", "The first plague of Egypt: water into blood"],
  ["Exodus 11:4-10", "The tenth and last plague announced: death of the firstborn"],
  [
    "Exodus 12:21-30",
    "The first Passover: blood of the lamb on the doors; the firstborn of Egypt die",
  ],
  [
    "Exodus 14:15-31",
    "Moses parts the Red Sea; Israel crosses on dry ground; Pharaoh’s army drowns",
  ],
  ["Exodus 16:11-18", "Manna and quail: bread from heaven as food in the wilderness"],
  ["Exodus 17:1-7", "Water from the rock"],
  ["Exodus 19:16-20", "God comes down on Mount Sinai in thunder, fire and smoke"],
  ["Exodus 20:1-17", "The Ten Commandments, given to Moses at Sinai"],
  ["Exodus 25:10-22", "The ark of the covenant and the mercy seat"],
  ["Exodus 32:1-8", "Aaron makes the golden calf and the people worship it"],
  ["Exodus 34:5-9", "God shows Moses his glory: merciful, gracious, slow to anger"],
];
