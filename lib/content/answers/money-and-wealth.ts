import type { Answer } from "./schema";

export const moneyAndWealth: Answer = {
  id: "money-and-wealth",
  section: "Christian living",
  question: "What does the Bible say about money and being rich?",
  askedAs: [
    "can rich people go to heaven",
    "is it wrong to be rich",
    "love of money root of evil",
    "camel through the eye of a needle",
    "prosperity gospel",
    "does god want me to be rich",
  ],
  answer:
    "Money is not called evil, but the love of it is called a root of all kinds of evil, and Jesus says that nobody can serve both God and wealth. He asks one rich man to give all away, accepts the hospitality of others, and praises Zacchaeus for giving half. The rich are told to be generous and not to set their hope on what they have. No passage promises wealth to all who believe, and many of the faithful in it are poor.",
  passages: [
    { reference: "1 Timothy 6:6-10", why: "Contentment, and the root of evils." },
    { reference: "Matthew 6:24", why: "Not two masters." },
    { reference: "Mark 10:23-27", why: "Hard for the rich, possible with God." },
    { reference: "1 Timothy 6:17-19", why: "What those who are rich should do." },
  ],
  christianViews:
    "Preachers of the prosperity gospel teach that faith brings wealth and health, from texts such as Malachi 3:10. Most churches, Catholic, Orthodox and Protestant, reject this as turning God into a means.",
  sources: [],
  related: ["must-christians-tithe", "giving-to-the-poor"],
};
