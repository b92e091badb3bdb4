import type { Answer } from "./schema";

export const whatIsHoliness: Answer = {
  id: "what-is-holiness",
  section: "Faith basics",
  question: "What does it mean to be holy?",
  askedAs: [
    "what is holiness",
    "what does sanctification mean",
    "what does it mean that god is holy",
    "can a person become perfect in this life",
    "be holy as i am holy meaning",
    "how do i become holy",
    "what does holy mean",
    "being set apart for god",
    "what is a holy life",
    "how to live holy",
    "christian perfection",
    "what is consecration",
    "how can i be holy",
  ],
  answer:
    "Holy means set apart for God and, as the Bible fills the word out, like him in goodness. God alone is holy in himself; people, days and places become so by belonging to him. In Leviticus the command to be holy is spelled out in everyday things: fair weights, wages paid on time, food left for the poor, love of neighbor and stranger. Sanctification is the long word for slowly becoming what one is already called to be, by God’s Spirit.",
  passages: [
    { reference: "Leviticus 19:1-2", why: "The call, and the reason for it." },
    { reference: "Isaiah 6:3-5", why: "What Isaiah felt before the holy God." },
    { reference: "1 Peter 1:14-16", why: "The old call repeated to Christians." },
    { reference: "1 Thessalonians 5:23-24", why: "God himself makes holy, and he is faithful." },
  ],
  christianViews:
    "Lutherans and Reformed say that believers are at once righteous and sinners, and grow all their lives. Wesley taught that perfect love is possible here, and Holiness churches still do. Catholics speak of saints and of purification, Orthodox of theosis, becoming by grace what God is by nature.",
  sources: [
    {
      author: "John Wesley",
      year: "1766",
      title: "A Plain Account of Christian Perfection",
      publication: "London",
      kind: "book",
    },
  ],
  related: ["what-is-the-fruit-of-the-spirit", "what-is-worship"],
};
