import type { Answer } from "./schema";

export const gambling: Answer = {
  id: "gambling",
  section: "Christian living",
  question: "Is gambling a sin?",
  askedAs: [
    "can christians play the lottery",
    "is betting a sin",
    "casting lots bible gambling",
    "online casino addiction christian",
    "is poker a sin",
  ],
  answer:
    "The Bible names no rule about it. It casts lots to divide land or to choose, which is not gambling, and it warns against love of money, against getting rich quickly and against taking from the poor. A raffle among friends is one thing; a habit that eats a family’s rent is another. If you cannot stop, tell someone today and ask for help; there are good programs.",
  passages: [
    { reference: "1 Timothy 6:9-10", why: "Wanting to be rich pierces with many sorrows." },
    { reference: "Proverbs 13:11", why: "Quick wealth dwindles." },
    { reference: "Proverbs 16:33", why: "The lot is thrown, the decision is the Lord’s." },
    { reference: "Luke 12:15", why: "Life is more than what one owns." },
  ],
  christianViews:
    "Many Evangelicals and Methodists reject all gambling. The Catholic Catechism calls games of chance not wrong in themselves, unless they deprive somebody of what is needed.",
  sources: [],
  related: ["fighting-an-addiction", "money-and-wealth"],
};
