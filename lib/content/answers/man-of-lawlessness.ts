import type { Answer } from "./schema";

export const manOfLawlessness: Answer = {
  id: "man-of-lawlessness",
  section: "Doubts and hard texts",
  question: "Who is the man of lawlessness?",
  askedAs: [
    "man of sin 2 thessalonians",
    "son of destruction",
    "who restrains the man of lawlessness",
    "what is the restrainer",
    "he who now restrains",
    "2 thessalonians 2 explained",
    "who sits in the temple of god claiming to be god",
    "the lawless one",
    "mystery of lawlessness",
    "is the man of sin the antichrist",
    "falling away first 2 thessalonians",
  ],
  answer:
    "Paul does not say who he is: someone who exalts himself above everything called God, takes his seat in the temple and deceives with false wonders, until the Lord destroys him when he comes. Paul writes it to calm people who thought that the day had already come, and reminds them of what he had told them by word of mouth, which we do not have. Nor do we know who or what holds him back. Many identify him with the antichrist of John’s letters and the beast of Revelation, though Paul uses neither word.",
  passages: [
    { reference: "2 Thessalonians 2:1-4", why: "The man and the temple" },
    { reference: "2 Thessalonians 2:6-8", why: "What holds him back" },
    { reference: "1 John 2:18", why: "Antichrist, in another letter" },
  ],
  christianViews:
    "Church fathers thought that the Roman Empire held him back; the Reformers saw the papacy in him; many evangelicals expect a ruler of the last days; others think of a Roman emperor such as Caligula or Nero, or of evil in general.",
  sources: [],
  related: ["who-is-the-antichrist", "what-is-the-great-tribulation"],
};
