import type { Answer } from "./schema";

export const whoIsTheAntichrist: Answer = {
  id: "who-is-the-antichrist",
  section: "Faith basics",
  question: "Who is the Antichrist?",
  askedAs: [
    "is the antichrist alive today",
    "antichrist meaning",
    "is the pope the antichrist",
    "what does the bible say about the antichrist",
    "man of lawlessness",
    "will the antichrist be a president",
    "has the antichrist been born yet",
    "how will we recognize the antichrist",
    "is the antichrist a person",
    "when will the antichrist come",
    "antichrists in the letters of john",
    "is some politician the antichrist",
    "who will be the antichrist",
    "what is the antichrist",
  ],
  answer:
    "The Bible does not name the Antichrist: the word stands only in the letters of John, who says that many antichrists had already come, namely people who denied Christ. Paul writes of a man of sin who sets himself in God’s place before the end, and Revelation of a beast; many Christians join the three into one last enemy. In every century somebody has been called the Antichrist, and every such naming has so far failed. John’s own test is simpler: what does a teacher make of Jesus?",
  passages: [
    { reference: "1 John 2:18-22", why: "Many antichrists; they deny that Jesus is the Christ." },
    { reference: "1 John 4:2-3", why: "A test for spirits, and the word again." },
    { reference: "2 Thessalonians 2:3-4", why: "The lawless one who exalts himself." },
    { reference: "2 Thessalonians 2:8", why: "His end comes by the Lord’s appearing." },
  ],
  christianViews:
    "Most churches expect a final opponent of Christ, without naming anyone. Luther and several Protestant confessions applied the word to the papacy; few Protestants still do, and Catholics never accepted it. Preterists see Nero or other figures of the first century; idealists, a power at work in every age.",
  sources: [
    {
      author: "Bernard McGinn",
      year: "1994",
      title: "Antichrist: Two Thousand Years of the Human Fascination with Evil",
      publication: "HarperSanFrancisco, San Francisco",
      kind: "book",
    },
  ],
  related: ["what-does-666-mean", "what-is-the-great-tribulation"],
};
