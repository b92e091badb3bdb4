import type { FaqItem } from "./schema";

export const contradictions: FaqItem = {
  id: "faq-contradictions",
  order: 160,
  section: "The Bible: text, canon, reliability",
  question: "Are there contradictions in the Bible?",
  askedAs: [
    "does the bible contradict itself",
    "are there mistakes in the bible",
    "is the bible full of errors",
    "list of bible contradictions",
    "why do the gospels disagree",
    "how can the bible be true if it contradicts itself",
    "bible says one thing here and the opposite there",
    "list of discrepancies in scripture",
    "skeptics annotated bible",
    "my atheist friend sent me a poster with 463 red lines",
    "is the bible consistent",
    "how old was ahaziah 22 or 42",
    "700 or 7000 horsemen numbers dont match",
    "conflicting verses",
    "inconsistent stories in kings and chronicles",
    "harmonizing difficulties",
    "are there errors of fact",
    "i found two verses that clash and my faith wobbled",
    "does scripture disagree with itself",
    "how can it be gods word when numbers dont add up",
    "gleason archer encyclopedia of bible difficulties",
    "different numbers in samuel and chronicles",
    "God is perfect but his book isnt",
    "explain apparent conflicts in the text",
    "your book cant keep its facts straight",
    "one verse says answer a fool and the next says dont",
    "what to do when passages do not agree",
    "Is the bible wrong in some places",
    "Discuss the problem of internal inconsistency in the canon",
    "many contradiction in Bible, you can explain?",
    "differences between parallel passages",
    "does god mess up in the bible",
  ],
  answer: `There are real differences between some passages; many have good explanations, and a few remain open.

Numbers are the plainest case. David’s census has different totals in 2 Samuel 24:9 and 1 Chronicles 21:5. The silver that Hezekiah paid is 300 talents in 2 Kings 18:14 and 800 on the Assyrian king’s prism. Matthew 27:5 says that Judas hanged himself, while Acts 1:18 tells of a fall. The Gospels also arrange some events in a different order.

Several things help. Copyists could mistake numbers. Ancient writers were free to group and shorten their material, as biographers of the time did. Two witnesses may report different parts of one event, and some readers join the accounts of Judas in that way.

Skeptics answer that such harmonies can be forced, and sometimes they are. Some Christians hold that Scripture is without error in all it affirms, once it is rightly understood. Others think that it is trustworthy in its message but not exact in every detail. The main story, from creation to the resurrection of Christ, does not rest on these points.`,
  verse: "Proverbs 30:5",
  sources: [
    {
      author: "Sennacherib’s scribes",
      year: "691 BC",
      title: "Taylor Prism",
      publication: "British Museum, London",
      kind: "ancient-source",
      url: "https://www.britishmuseum.org/collection/object/W_1855-1003-1",
    },
  ],
};
