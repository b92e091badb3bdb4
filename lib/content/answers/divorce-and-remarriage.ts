import type { Answer } from "./schema";

export const divorceAndRemarriage: Answer = {
  id: "divorce-and-remarriage",
  section: "Christian living",
  question: "May Christians divorce and marry again?",
  askedAs: [
    "what does the bible say about divorce",
    "is remarriage adultery",
    "grounds for divorce in the bible",
    "can i remarry after divorce",
    "is divorce a sin",
    "i am divorced can i marry again",
  ],
  answer:
    "Jesus calls marriage a lifelong bond and speaks against divorce; he names sexual unfaithfulness as an exception, and Paul adds the case of a partner who leaves because of faith. Whether one may then marry again is where Christians differ. All agree that divorce is a wound rather than a goal, and that nobody has to stay where there is violence.",
  passages: [
    { reference: "Matthew 19:3-9", why: "The teaching of Jesus, with the exception." },
    { reference: "Mark 10:11-12", why: "The same without it." },
    { reference: "1 Corinthians 7:12-15", why: "Paul on a partner who leaves." },
    { reference: "Malachi 2:14-16", why: "Faithlessness to a wife as a wrong before God." },
  ],
  christianViews:
    "Catholics hold a valid sacramental marriage to be indissoluble; annulment finds that none came about. Orthodox churches may bless another marriage as a concession. Most Protestants accept remarriage after adultery or desertion, many also after abuse.",
  sources: [],
  related: ["going-through-a-divorce", "abused-at-home", "unfaithful-husband-or-wife"],
};
