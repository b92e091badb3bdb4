import type { Answer } from "./schema";

export const parableOfTheTalents: Answer = {
  id: "parable-of-the-talents",
  section: "Doubts and hard texts",
  question: "What does the parable of the talents mean?",
  askedAs: [
    "the parable of the talents",
    "what is the parable of the talents",
    "parable of the talents explained",
    "explain the parable of the talents",
    "meaning of the parable of the talents",
    "the story of the talents in the bible",
    "what is the story about the talents",
    "parable of the minas",
    "the servant who buried his money",
    "five talents two talents one talent",
    "why was the third servant punished",
    "what is a talent in the parable",
    "use your talents matthew 25",
    "you wicked and lazy servant meaning",
    "is the parable of talents about money",
    "whoever has will be given more",
    "the parable of the pounds",
  ],
  answer:
    "A master entrusts three servants with huge sums, a talent being many years’ wages, and goes away; two work with theirs, and the third buries his out of fear. The first two hear the same praise, though they gained different amounts; the third is judged by his own picture of a hard master. Most readers understand it this way: what God entrusts is meant to be risked in his service, until he comes. The word “talent” in the sense of a gift or ability comes from this parable. It comes between the ten virgins and the sheep and the goats, so it is also about waiting for Christ’s return.",
  passages: [
    { reference: "Matthew 25:14-18", why: "The sums, and what each does with them" },
    { reference: "Matthew 25:19-30", why: "The reckoning" },
    { reference: "Luke 19:12-15", why: "A similar story in Luke, with minas" },
  ],
  christianViews:
    "A minority of interpreters take the third servant’s side, as one who refuses to serve a greedy master.",
  sources: [
    {
      author: "Klyne R. Snodgrass",
      year: "2008",
      title: "Stories with Intent: A Comprehensive Guide to the Parables of Jesus",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["parable-of-the-ten-virgins", "work-and-calling", "what-is-the-second-coming"],
};
