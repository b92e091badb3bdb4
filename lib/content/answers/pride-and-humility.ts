import type { Answer } from "./schema";

export const prideAndHumility: Answer = {
  id: "pride-and-humility",
  section: "Christian living",
  question: "What does the Bible say about pride and humility?",
  askedAs: [
    "verses about humility",
    "is pride a sin",
    "how do i become humble",
    "is it wrong to be proud of my kids",
    "what is true humility",
    "does being humble mean thinking badly of myself",
    "how can i stop being proud",
  ],
  answer:
    "Pride that sets itself above God and other people is one of the Bible’s chief sins, and humility one of its chief virtues. Humility does not mean despising oneself: it means knowing that all I have is given, and being free to look at others. Jesus showed it by washing feet. To be glad of good work or of your children is no sin; Paul spoke so of his friends. If you have been made small by others, what you need first is not less worth but to learn your own.",
  passages: [
    { reference: "Micah 6:8", why: "What God asks, in one line." },
    { reference: "Philippians 2:3-5", why: "Count others’ interests, as Jesus did." },
    { reference: "John 13:12-15", why: "Jesus washes feet." },
    { reference: "Proverbs 11:2", why: "What comes with pride, and what with humility." },
  ],
  christianViews:
    "Augustine and most of tradition called pride the root of sin. Valerie Saiving and other women theologians asked whether that was a men’s list, since many women’s temptation is rather to lose themselves.",
  sources: [
    {
      author: "Valerie Saiving",
      year: "1960",
      title: "The Human Situation: A Feminine View",
      publication: "Journal of Religion 40",
      kind: "peer-reviewed",
    },
  ],
  related: ["judging-others", "what-is-the-image-of-god"],
};
