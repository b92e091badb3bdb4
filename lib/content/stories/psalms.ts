import type { Story } from "./schema";

export const psalms: readonly Story[] = [
  ["Psalm 1:1-6", "The blessed man, like a tree by streams of water"],
  ["Psalm 22:1-18", "My God, why have you forsaken me; pierced hands and feet, garments divided"],
  ["Psalm 23:1-6", "The Lord is my shepherd; valley of the shadow of death"],
  ["Psalm 27:1-5", "The Lord is my light and salvation: whom shall I fear"],
  ["Psalm 34:17-19", "God is near to the brokenhearted"],
  ["Psalm 42:5-11", "Why are you in despair, my soul? Hope in God, for the sad and depressed"],
  ["Psalm 46:1-11", "God is our refuge; be still and know"],
  ["Psalm 51:1-12", "David’s prayer of repentance after Bathsheba: a clean heart"],
  [
    "Psalm 90:1-12",
    "A prayer of Moses: teach us to number our days; a thousand years like yesterday",
  ],
  ["Psalm 91:1-6", "In the shelter of the Most High; protection"],
  ["Psalm 100:1-5", "Shout for joy: thanksgiving"],
  ["Psalm 103:1-14", "Bless the Lord, my soul: he forgives, he heals, he is merciful"],
  ["Psalm 119:1-8", "The longest psalm and longest chapter: the law of God"],
  ["Psalm 121:1-8", "I lift my eyes to the hills: my help comes from God"],
  ["Psalm 127:3-5", "Children are a heritage"],
  ["Psalm 137:1-4", "By the rivers of Babylon"],
  ["Psalm 139:1-16", "God knows me: fearfully and wonderfully made, formed in the womb"],
];
