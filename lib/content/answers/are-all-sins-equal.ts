import type { Answer } from "./schema";

export const areAllSinsEqual: Answer = {
  id: "are-all-sins-equal",
  section: "Faith basics",
  question: "Are all sins equal in God’s eyes?",
  askedAs: [
    "is every sin the same",
    "is lying as bad as murder to god",
    "what is the worst sin",
    "are some sins worse than others",
    "does god see all sin the same",
    "mortal and venial sins",
    "is a white lie as bad as killing someone",
    "is there a ranking of sins",
    "degrees of sin",
    "big sins and little sins",
    "which sin is the worst",
    "are small sins as bad as big sins",
    "is murder worse than stealing in gods eyes",
    "is one sin worse than another",
  ],
  answer:
    "All sins are alike in one way and not in another. Every sin is serious, and any of them shows that we need forgiveness; James says that who stumbles at one point has broken the law as a whole. Yet Jesus speaks of a greater sin, of weightier matters of the law, and of stricter and milder judgment, and the law of Moses sets different penalties. So the point of saying “all sin is sin” is that nobody may look down on others, and never that harm done to people does not matter.",
  passages: [
    { reference: "James 2:10-11", why: "One breach makes one a lawbreaker." },
    { reference: "John 19:11", why: "Jesus speaks of a greater sin." },
    { reference: "Matthew 23:23", why: "Some commands weigh more than others." },
    { reference: "Luke 12:47-48", why: "More is asked of those who knew more." },
  ],
  christianViews:
    "Catholics distinguish mortal and venial sins, with 1 John 5:16-17. Protestants mostly reject the two classes, and yet the Westminster Larger Catechism also says that some sins are more heinous than others. Orthodox weigh each case as a physician would.",
  sources: [
    {
      author: "Westminster Assembly",
      year: "1647",
      title: "The Westminster Larger Catechism, questions 150-151",
      publication: "London",
      kind: "book",
    },
  ],
  related: ["unforgivable-sin", "what-is-sin"],
};
