import type { Answer } from "./schema";

export const christianHypocrites: Answer = {
  id: "christian-hypocrites",
  section: "Doubts and hard texts",
  question: "Why are so many Christians hypocrites?",
  askedAs: [
    "christians are hypocrites",
    "if christianity is true why are christians so mean",
    "why do church people act fake",
    "why do bad things get covered up in churches",
    "christians are fake",
    "church people are hypocrites",
    "people at my church are two-faced",
  ],
  answer:
    "Christians, like everyone, fall short of what they say, and some use religion to hide it; Jesus was harder on that than on almost anything else. He said that people would be known by what they do. Falling short while trying is not hypocrisy; pretending is. Where churches have covered up abuse it is a crime, and those who were hurt deserve to be believed and helped, by the police and by people outside that church too.",
  passages: [
    { reference: "Matthew 23:27-28", why: "Jesus on those who look clean outside." },
    { reference: "Matthew 7:3-5", why: "First the log in one’s own eye." },
    { reference: "Matthew 7:20-21", why: "Known by the fruit, not by the words." },
    { reference: "James 1:26-27", why: "Religion that is empty, and religion that is pure." },
  ],
  christianViews:
    "Catholics and Orthodox speak of the church as a hospital for sinners. Protestants say that believers are righteous and sinners at once. Holiness churches expect real change. All agree that faith without a changed life is in question.",
  critics:
    "Critics say that if God’s Spirit truly made people new, it should be visible in the numbers, and that the hypocrisy of institutions is a reason to doubt their message.",
  sources: [],
  related: ["religion-and-violence", "judging-others"],
};
