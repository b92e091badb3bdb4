import type { Section } from "./schema";

export const zechariah: readonly Section[] = [
  ["Zechariah 2:1-5", "man with a measuring line"],
  ["Zechariah 3:1-7", "Joshua the high priest in filthy clothes; Satan accuses"],
  [
    "Zechariah 4:1-10",
    "golden lampstand and two olive trees; not by might but by my Spirit; Zerubbabel",
  ],
  ["Zechariah 5:1-4", "flying scroll"],
  ["Zechariah 6:1-8", "four chariots with red, black, white and dappled horses"],
  ["Zechariah 9:9-10", "your king comes, lowly, riding on a donkey"],
  ["Zechariah 11:12-13", "thirty pieces of silver thrown to the potter"],
  ["Zechariah 12:10-14", "they will look on me whom they pierced"],
  ["Zechariah 13:7-9", "strike the shepherd, and the sheep will be scattered"],
  ["Zechariah 14:1-9", "his feet stand on the Mount of Olives"],
];
