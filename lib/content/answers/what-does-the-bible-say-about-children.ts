import type { Answer } from "./schema";

export const whatDoesTheBibleSayAboutChildren: Answer = {
  id: "what-does-the-bible-say-about-children",
  section: "Christian living",
  question: "What does the Bible say about children?",
  askedAs: [
    "verses about children",
    "verses about raising children",
    "how do i raise my kids in the faith",
    "train up a child meaning",
    "what did jesus say about children",
    "are children a blessing from god",
  ],
  answer:
    "The Bible calls children a gift, and Jesus puts a child in the middle as the example for adults. Parents are to teach God’s ways in everyday life, at table and on the road, and are told not to provoke or discourage their children. Whoever harms a child is warned as sternly as anybody in the Gospels. The saying that a trained child will not depart from the way is a proverb and no guarantee, so a child who takes another road does not prove that you failed. If a child is being hurt, tell the authorities at once.",
  passages: [
    { reference: "Mark 10:13-16", why: "Jesus welcomes and blesses them." },
    { reference: "Deuteronomy 6:6-7", why: "Teaching along the way." },
    { reference: "Ephesians 6:4", why: "A word to fathers." },
    { reference: "Psalms 127:3", why: "Children as a gift." },
  ],
  sources: [],
  related: ["marriage-in-the-bible"],
};
