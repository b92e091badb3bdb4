import type { Answer } from "./schema";

export const judgingOthers: Answer = {
  id: "judging-others",
  section: "Christian living",
  question: "Does the Bible say we should not judge?",
  askedAs: [
    "judge not meaning",
    "am i too judgmental",
    "only god can judge me",
    "is it wrong to judge others",
    "speck and log meaning",
    "can i tell someone they are sinning",
  ],
  answer:
    "Jesus says not to judge, and he shows what he means: do not condemn others while you overlook the beam in your own eye. He does not forbid all telling right from wrong, since in the same chapter he warns against false prophets, and elsewhere he asks for right judgment. So the order is: look at myself first, be sure it is my concern, speak gently and in private, and leave the final verdict to God. Christians have often failed at this, and those they hurt are right to say so.",
  passages: [
    { reference: "Matthew 7:1-5", why: "The saying, with the beam and the splinter." },
    { reference: "John 7:24", why: "Judge by what is right and not by looks." },
    { reference: "Romans 14:10-12", why: "Each answers to God." },
    { reference: "Galatians 6:1", why: "How to help somebody who has done wrong." },
  ],
  christianViews:
    "Some stress not judging at all; others, with 1 Corinthians 5:12-13, that a church must sometimes correct its own members, while leaving those outside to God. Churches handle discipline very differently.",
  sources: [],
  related: ["pride-and-humility", "how-do-i-forgive"],
};
