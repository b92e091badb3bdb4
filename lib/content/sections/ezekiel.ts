import type { Section } from "./schema";

export const ezekiel: readonly Section[] = [
  {
    passage: "Ezekiel 1:4-14",
    words: "four living creatures with faces of man, lion, ox and eagle",
  },
  { passage: "Ezekiel 1:15-28", words: "wheels within wheels full of eyes; throne; rainbow" },
  { passage: "Ezekiel 2:8-3:3", words: "Ezekiel eats the scroll, sweet as honey" },
  { passage: "Ezekiel 3:16-21", words: "the watchman" },
  {
    passage: "Ezekiel 4:1-8",
    words:
      "Ezekiel plays the siege with a brick and lies on his left side 390 days and his right side 40 days",
  },
  { passage: "Ezekiel 4:9-17", words: "bread of wheat, barley, beans and lentils baked over dung" },
  { passage: "Ezekiel 5:1-4", words: "Ezekiel shaves his hair and beard with a sword" },
  { passage: "Ezekiel 10:1-14", words: "cherubim and wheels; the glory leaves the temple" },
  { passage: "Ezekiel 16:49-50", words: "sin of Sodom: pride, plenty, did not help the poor" },
  {
    passage: "Ezekiel 18:1-20",
    words: "the soul that sins shall die; a son does not bear his father’s guilt; sour grapes",
  },
  { passage: "Ezekiel 23:1-10", words: "two sisters Oholah and Oholibah" },
  { passage: "Ezekiel 24:15-24", words: "Ezekiel’s wife dies; he may not mourn" },
  { passage: "Ezekiel 28:11-19", words: "king of Tyre in Eden, anointed cherub who fell" },
  { passage: "Ezekiel 33:1-9", words: "watchman for Israel" },
  { passage: "Ezekiel 34:1-16", words: "bad shepherds; God himself seeks the lost sheep" },
  { passage: "Ezekiel 36:24-28", words: "a new heart, heart of flesh for heart of stone" },
  { passage: "Ezekiel 37:1-14", words: "valley of dry bones comes to life" },
  { passage: "Ezekiel 37:15-28", words: "two sticks, Judah and Joseph, become one" },
  { passage: "Ezekiel 38:1-16", words: "Gog of the land of Magog attacks Israel" },
  { passage: "Ezekiel 40:1-5", words: "vision of a new temple, measured with a reed" },
  {
    passage: "Ezekiel 47:1-12",
    words: "river from the temple; trees with leaves for healing; Dead Sea fresh",
  },
];
