import type { Answer } from "./schema";

export const howElijahWentToHeaven: Answer = {
  id: "how-elijah-went-to-heaven",
  section: "People and places",
  question: "How did Elijah go to heaven?",
  askedAs: [
    "elijah chariot of fire",
    "who went to heaven in a whirlwind",
    "where did elijah go to heaven",
    "elijah taken up to heaven",
    "elijah did not die",
    "who never died in the bible",
    "enoch and elijah did not die",
    "chariot of fire and horses of fire",
    "where was elijah when he was taken up",
    "did elijah go to heaven in a chariot",
  ],
  answer:
    "Elijah went up by a whirlwind into heaven, when a chariot and horses of fire had come between him and Elisha. It was beyond the Jordan, after the two had crossed it on dry ground opposite Jericho. Elisha tore his clothes, picked up the mantle that had fallen, and went back as his successor. God is said to have taken Enoch, too. Malachi promises Elijah’s return before the day of the LORD, and Jesus applies that to John the Baptist.",
  passages: [
    { reference: "2 Kings 2:7-12", why: "The Jordan, the chariot and the whirlwind" },
    { reference: "2 Kings 2:13-15", why: "Elisha goes back with the mantle" },
    { reference: "Genesis 5:24", why: "Enoch, whom God took" },
  ],
  sources: [],
  related: ["what-is-heaven-like", "did-jesus-descend-to-hell"],
};
