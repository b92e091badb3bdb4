import type { Answer } from "./schema";

export const datingSomeoneWhoDoesNotBelieve: Answer = {
  id: "dating-someone-who-does-not-believe",
  section: "Christian living",
  question: "May a Christian date or marry someone who does not believe?",
  askedAs: [
    "unequally yoked",
    "my girlfriend is an atheist",
    "can i marry a muslim",
    "dating a non christian",
    "my boyfriend doesnt believe in god",
    "interfaith marriage bible",
  ],
  answer:
    "Paul advises to marry in the Lord, because a shared faith carries so much of a shared life. He tells those who are already married to an unbeliever to stay and live in peace. The often quoted word about an unequal yoke speaks of partnerships in general. If you love someone who believes otherwise, talk early and honestly about children, worship and what each cannot give up.",
  passages: [
    { reference: "1 Corinthians 7:39", why: "Free to marry, only in the Lord." },
    { reference: "1 Corinthians 7:12-16", why: "Those already married to an unbeliever." },
    { reference: "2 Corinthians 6:14", why: "The unequal yoke." },
    {
      reference: "Ruth 1:16-17",
      why: "A marriage across peoples brought the Bible one of its great figures.",
    },
  ],
  christianViews:
    "Catholics and Orthodox allow marriage to a baptized Christian of another church, and Catholics with leave to others. Many Evangelicals advise against courtship with somebody of another faith; other Protestants see respect as enough.",
  sources: [],
};
