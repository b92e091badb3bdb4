import type { Answer } from "./schema";

export const davidsCensus: Answer = {
  id: "davids-census",
  section: "Doubts and hard texts",
  question: "Who made David count the people, God or Satan?",
  askedAs: [
    "2 samuel 24 1 chronicles 21 contradiction",
    "did god or satan tell david to take a census",
    "why was david's census a sin",
    "why did 70000 people die because david counted israel",
    "census of david god or the devil",
    "70000 killed by plague after david's census",
  ],
  answer:
    "Samuel says that the Lord, angry with Israel, moved David to it; Chronicles says that Satan did, or an adversary, as the word can also be read. Chronicles is the later book and seems to be interpreting the earlier one. Neither says exactly why the count was wrong: pride in the army and the failure to pay the census offering are common guesses. The deaths of seventy thousand for the king’s act trouble most readers, and David himself protests that the people had done nothing.",
  passages: [
    { reference: "2 Samuel 24:1", why: "Here God’s anger stands behind it." },
    { reference: "1 Chronicles 21:1", why: "Here it is Satan, or an adversary." },
    { reference: "2 Samuel 24:15-17", why: "The plague, and David’s plea for the people." },
    { reference: "Exodus 30:12", why: "A census needed a ransom, so that no plague should come." },
  ],
  christianViews:
    "Many Christians hold both true at once, as in Job: Satan acts, and God permits it for his own judgment. Others see understanding growing in Israel, which learned to speak of a tempter and no longer to trace everything straight to God.",
  critics:
    "Critics take it as a plain contradiction, made because a later writer could not bear what the earlier one had said of God, and they find the punishment of a whole people indefensible.",
  sources: [
    {
      author: "Sara Japhet",
      year: "1993",
      title: "I and II Chronicles: A Commentary",
      publication: "SCM Press",
      kind: "book",
    },
  ],
  related: ["chronicles-and-kings", "sins-of-the-fathers"],
};
