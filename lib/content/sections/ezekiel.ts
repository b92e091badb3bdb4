import type { Section } from "./schema";

export const ezekiel: readonly Section[] = [
  ["Ezekiel 1:4-14", "four living creatures with faces of man, lion, ox and eagle"],
  ["Ezekiel 1:15-28", "wheels within wheels full of eyes; throne; rainbow"],
  ["Ezekiel 2:8-3:3", "Ezekiel eats the scroll, sweet as honey"],
  ["Ezekiel 3:16-21", "the watchman"],
  [
    "Ezekiel 4:1-8",
    "Ezekiel plays the siege with a brick and lies on his left side 390 days and his right side 40 days",
  ],
  ["Ezekiel 4:9-17", "bread of wheat, barley, beans and lentils baked over dung"],
  ["Ezekiel 5:1-4", "Ezekiel shaves his hair and beard with a sword"],
  ["Ezekiel 10:1-14", "cherubim and wheels; the glory leaves the temple"],
  ["Ezekiel 16:49-50", "sin of Sodom: pride, plenty, did not help the poor"],
  [
    "Ezekiel 18:1-20",
    "the soul that sins shall die; a son does not bear his father’s guilt; sour grapes",
  ],
  ["Ezekiel 23:1-10", "two sisters Oholah and Oholibah"],
  ["Ezekiel 24:15-24", "Ezekiel’s wife dies; he may not mourn"],
  ["Ezekiel 28:11-19", "king of Tyre in Eden, anointed cherub who fell"],
  ["Ezekiel 33:1-9", "watchman for Israel"],
  ["Ezekiel 34:1-16", "bad shepherds; God himself seeks the lost sheep"],
  ["Ezekiel 36:24-28", "a new heart, heart of flesh for heart of stone"],
  ["Ezekiel 37:1-14", "valley of dry bones comes to life"],
  ["Ezekiel 37:15-28", "two sticks, Judah and Joseph, become one"],
  ["Ezekiel 38:1-16", "Gog of the land of Magog attacks Israel"],
  ["Ezekiel 40:1-5", "vision of a new temple, measured with a reed"],
  ["Ezekiel 47:1-12", "river from the temple; trees with leaves for healing; Dead Sea fresh"],
];
