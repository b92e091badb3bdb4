import type { Section } from "./schema";

export const zechariah: readonly Section[] = [
  { passage: "Zechariah 2:1-5", words: "man with a measuring line" },
  { passage: "Zechariah 3:1-7", words: "Joshua the high priest in filthy clothes; Satan accuses" },
  {
    passage: "Zechariah 4:1-10",
    words: "golden lampstand and two olive trees; not by might but by my Spirit; Zerubbabel",
  },
  { passage: "Zechariah 5:1-4", words: "flying scroll" },
  {
    passage: "Zechariah 5:5-11",
    words:
      "woman in a basket (ephah) with a lead lid; two women with stork wings carry it to Shinar",
  },
  { passage: "Zechariah 6:1-8", words: "four chariots with red, black, white and dappled horses" },
  { passage: "Zechariah 9:9-10", words: "your king comes, lowly, riding on a donkey" },
  { passage: "Zechariah 11:12-13", words: "thirty pieces of silver thrown to the potter" },
  { passage: "Zechariah 12:10-14", words: "they will look on me whom they pierced" },
  { passage: "Zechariah 13:7-9", words: "strike the shepherd, and the sheep will be scattered" },
  { passage: "Zechariah 14:1-9", words: "his feet stand on the Mount of Olives" },
];
