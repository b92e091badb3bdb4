import type { Answer } from "./schema";

export const whoMadeThisSite: Answer = {
  id: "who-made-this-site",
  section: "This site",
  question: "Who made this site, and why?",
  askedAs: [
    "who runs this website",
    "who is behind truth uncovered",
    "what is truth uncovered",
    "is this site run by a church",
    "who wrote the answers here",
    "what is the point of this website",
    "who is behind this website",
    "who built this website",
    "who created this page",
    "who is the developer",
    "who owns truth uncovered",
    "who built this app",
    "who made you",
    "who created this website",
  ],
  answer:
    "Truth Uncovered was made by a creator whose page, “Creator Profile”, says what the site is for and how it was built; it names whatever the creator has chosen to tell. The aim is that anyone, believer or doubter, can open the Bible, ask what is behind it and see the reasons. The texts of the site are its own editors’ words with their sources named, not those of a church office. It promises to say what is disputed, to put the best answer of the other side beside its own, and to correct what proves wrong.",
  passages: [],
  sources: [],
  related: ["what-does-this-site-believe", "is-this-site-free"],
};
