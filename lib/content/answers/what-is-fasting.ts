import type { Answer } from "./schema";

export const whatIsFasting: Answer = {
  id: "what-is-fasting",
  section: "Faith basics",
  question: "Why do Christians fast?",
  askedAs: [
    "what is fasting in the bible",
    "what is lent",
    "do christians have to fast",
    "does fasting make god answer prayers",
    "why did jesus fast 40 days",
    "what is the point of not eating",
    "is fasting required of christians",
    "how did people fast in the bible",
    "should i fast",
    "what happens at lent",
    "why would anyone go without food for god",
    "biblical fasting meaning",
  ],
  answer:
    "To fast is to go without food for a while so as to be free for God: to pray, to mourn, to repent, to share with those who are hungry. Jesus fasted, and expected his followers to do it quietly and without show; the New Testament sets no rule how often. The prophets said that a fast without justice is worth nothing. It does not force God’s hand. If you have or have had an eating disorder, or are ill, pregnant or young, don’t fast from food; give up something else.",
  passages: [
    { reference: "Matthew 6:16-18", why: "In secret, and cheerful." },
    { reference: "Isaiah 58:6-8", why: "The fast God chooses." },
    { reference: "Joel 2:12-13", why: "Hearts rather than garments." },
    { reference: "Acts 13:2-3", why: "Fasting and prayer before a decision." },
  ],
  christianViews:
    "Orthodox fast on most Wednesdays and Fridays and in four seasons. Catholics fast on Ash Wednesday and Good Friday and keep Lent. Many Protestants leave it free; Reformers such as Zwingli defended eating in Lent, and Wesley fasted twice a week.",
  sources: [],
  related: ["what-is-repentance"],
};
