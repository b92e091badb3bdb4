import type { Answer } from "./schema";

export const whatDoesThisSiteBelieve: Answer = {
  id: "what-does-this-site-believe",
  section: "This site",
  question: "What does this site believe?",
  askedAs: [
    "is this a christian website",
    "is this site catholic or protestant",
    "are you young earth creationists",
    "what denomination is this site",
    "is this website biased",
    "what is your statement of faith",
    "are you catholic or evangelical",
    "is this website christian",
    "what is the faith of this site",
    "does this site believe in evolution",
    "which church are you from",
    "are you religious",
  ],
  answer:
    "This site holds the historic Christian faith, in words close to the Nicene Creed, and it reads Genesis in the young-earth tradition; its statement of faith stands on the page “Creator Profile”. It is not tied to one denomination, and where Christians differ its answers are meant to put each side fairly. It also shows what critics say, in a form they would recognize, and grades evidence by one rule for every side. You need not share its faith to use it.",
  passages: [
    { reference: "1 Thessalonians 5:21", why: "The site’s own motto: test all things." },
    { reference: "1 Peter 3:15", why: "Reasons are to be given with gentleness and respect." },
  ],
  sources: [],
  related: ["who-made-this-site", "how-are-discoveries-graded"],
};
