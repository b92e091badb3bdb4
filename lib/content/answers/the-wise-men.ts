import type { Answer } from "./schema";

export const theWiseMen: Answer = {
  id: "the-wise-men",
  section: "People and places",
  question: "Who were the wise men, and were there three?",
  askedAs: [
    "how many wise men",
    "names of the three kings",
    "were the wise men kings",
    "what was the star of bethlehem",
    "when did the magi come",
    "balthasar melchior caspar",
  ],
  answer:
    "Matthew calls them magi from the east, that is learned men who watched the stars; he says neither how many nor their names, nor that they were kings. Three comes from the three gifts, kings from Psalm 72 and Isaiah 60, and the names from about the sixth century. They came to a house and not to the stable, perhaps many months after the birth. What the star was nobody knows.",
  passages: [
    { reference: "Matthew 2:1-2", why: "Magi from the east." },
    { reference: "Matthew 2:11", why: "A house, and the three gifts." },
    { reference: "Matthew 2:16", why: "Herod reckons with two years." },
    { reference: "Isaiah 60:3", why: "Kings who come to the light." },
  ],
  critics:
    "Many scholars regard the visit as a story that Matthew tells to show that the nations come to Israel’s king, since no other source has it. Others find nothing impossible in it, and have proposed a conjunction of planets in 7 BC, a comet or a nova.",
  sources: [],
  related: ["herod-and-the-babies"],
};
