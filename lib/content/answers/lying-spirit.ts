import type { Answer } from "./schema";

export const lyingSpirit: Answer = {
  id: "lying-spirit",
  section: "Doubts and hard texts",
  question: "Does God lie or deceive people in the Bible?",
  askedAs: [
    "1 kings 22 lying spirit",
    "did god send a lying spirit to ahab",
    "can god lie",
    "does god deceive prophets",
    "god sends a strong delusion meaning",
    "micaiah and the 400 prophets",
    "ezekiel 14 9 i the lord have deceived that prophet",
    "jeremiah says god deceived me",
    "titus 1 2 god cannot lie vs god sending a falsehood",
    "does god ever tell fibs",
    "god tricked ahab",
    "2 thessalonians 2 11 powerful delusion",
    "how can i trust a god who sends false messages",
    "why would a truthful god use a deceiver",
    "can the holy one be dishonest",
    "spirit in the mouth of his prophets",
    "god said adam would die that day and he didnt, so who lied",
    "Divine deception in the Hebrew Bible",
    "he deliberately makes people believe a lie so he can condemn them",
    "your god lies when it suits him",
    "who volunteered to entice ahab to ramoth gilead",
    "is it impossible for god to speak untruth",
    "was god lying when he told samuel to say he came to sacrifice",
    "you deceived me lord and i was deceived",
    "if god can fool people how do i know the gospel isnt a trick",
    "heavenly council vision of micaiah ben imlah",
    "does God sometimes mislead us",
    "God is not man that he should lie but 1 kings 22",
    "did god make the prophets say wrong things",
  ],
  answer:
    "The Bible says several times that God does not lie; yet in one vision he sends a lying spirit to Ahab’s prophets, and Paul speaks of a delusion sent to those who refused the truth. In the story of Ahab the trick is announced: Micaiah tells the king openly what has been done, so he could still have listened. Many conclude that God hands over to lies those who want them. It remains a strange and uncomfortable passage.",
  passages: [
    { reference: "Numbers 23:19", why: "God is not one who lies." },
    { reference: "1 Kings 22:20-23", why: "Micaiah’s vision of the heavenly court." },
    {
      reference: "2 Thessalonians 2:10-12",
      why: "A delusion for those who did not love the truth.",
    },
    { reference: "Titus 1:2", why: "God, who cannot lie, made the promise." },
  ],
  christianViews:
    "Most Christians say that God permits deception as a judgment without himself deceiving. Others take the vision as a picture in which everything that happens is traced to God.",
  critics:
    "Critics say that the text has God asking for a deceiver and approving the plan, and that this cannot be squared with the verses that say he never lies.",
  sources: [
    {
      author: "Simon J. DeVries",
      year: "1985",
      title: "1 Kings",
      publication: "Word Biblical Commentary, Word Books",
      kind: "book",
    },
  ],
  related: ["does-god-change-his-mind", "pharaohs-heart"],
};
