import type { Answer } from "./schema";

export const raisingChildren: Answer = {
  id: "raising-children",
  section: "Christian living",
  question: "How should Christians raise their children?",
  askedAs: [
    "bible parenting advice",
    "spare the rod meaning",
    "should i spank my child",
    "how to discipline kids bible",
    "how to teach my kids about god",
    "am i a bad parent",
  ],
  answer:
    "With love, patience and example: the Bible tells parents to talk of God at home and on the road, to correct, and not to provoke or discourage. Proverbs speaks of the rod; readers differ on whether that is a tool or a picture of guidance, and in many countries hitting a child is against the law. Children learn mercy from parents who ask forgiveness themselves.",
  passages: [
    { reference: "Deuteronomy 6:6-7", why: "Talk of it sitting, walking, lying down and rising." },
    { reference: "Ephesians 6:4", why: "Do not provoke; nurture." },
    { reference: "Proverbs 13:24", why: "The saying about the rod." },
    { reference: "Mark 10:13-16", why: "Jesus takes children in his arms." },
  ],
  christianViews:
    "Some Christians practice measured spanking from Proverbs. Many others hold that the shepherd’s rod guides and protects, and that research and the manner of Jesus speak for discipline without blows.",
  sources: [],
  related: ["trouble-with-my-teenager"],
};
