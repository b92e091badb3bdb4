import type { Answer } from "./schema";

export const whyCircumcision: Answer = {
  id: "why-circumcision",
  section: "Doubts and hard texts",
  question: "Why did God command circumcision?",
  askedAs: [
    "what is the point of circumcision in the bible",
    "do christians have to be circumcised",
    "why circumcise babies on the eighth day",
    "circumcision of the heart meaning",
    "is circumcision required by god",
  ],
  answer:
    "Genesis gives it as the sign of God’s covenant with Abraham, to be done on the eighth day; the text names no reason of health. Other peoples of the region also practiced it, often at puberty, so Israel gave a known custom a meaning of its own. Christians need not be circumcised: the apostles decided this about AD 49, and Paul fought for it. Already Moses and the prophets speak of a circumcision of the heart.",
  passages: [
    { reference: "Genesis 17:10-12", why: "The sign of the covenant." },
    { reference: "Deuteronomy 10:16", why: "The heart is what matters." },
    { reference: "Galatians 5:6", why: "Neither having it nor lacking it counts in Christ." },
    { reference: "Acts 15:10-11", why: "Peter at the meeting in Jerusalem." },
  ],
  christianViews:
    "Jews keep it as a central command. Coptic and Ethiopian Christians practice it as custom. Many Protestants see baptism as the sign of the covenant in its place.",
  critics:
    "Critics object to cutting a child who cannot consent, and ask why a maker would have his work altered.",
  sources: [],
  related: ["what-is-a-covenant", "food-laws"],
};
