import type { Answer } from "./schema";

export const sinLeadingToDeath: Answer = {
  id: "sin-leading-to-death",
  section: "Doubts and hard texts",
  question: "What is the sin that leads to death in 1 John 5?",
  askedAs: [
    "sin unto death",
    "sin leading to death",
    "sin that leads to death",
    "what is the sin unto death",
    "1 john 5:16 explained",
    "should i not pray for someone who sins unto death",
    "mortal sin in 1 john",
    "which sin is not to be prayed for",
    "there is a sin leading to death",
    "is there a sin so bad we should not pray",
    "difference between mortal and venial sin in the bible",
  ],
  answer:
    "John does not say what it is; his readers seem to have known. Since the letter is written against people who had left the church and denied that Jesus is the Christ, many think of that: turning one’s back on the one in whom there is life. Others think of the blasphemy against the Spirit, of grave sins done knowingly, or of sins that were punished with bodily death, as with Ananias. John does not forbid praying for such people; he only does not command it. If you are afraid of having done it, that fear itself shows that you have not turned away.",
  passages: [
    { reference: "1 John 5:14-17", why: "The passage" },
    { reference: "1 John 2:18-23", why: "Those who left" },
    { reference: "1 John 1:9", why: "Forgiveness for those who confess" },
  ],
  christianViews:
    "Catholics found here the distinction of mortal and venial sins; most Protestants do not divide sins in this way.",
  sources: [],
  related: ["unforgivable-sin", "are-all-sins-equal"],
};
