import type { Answer } from "./schema";

export const isThisSiteFree: Answer = {
  id: "is-this-site-free",
  section: "This site",
  question: "Is this site free?",
  askedAs: [
    "do i have to pay",
    "how much does truth uncovered cost",
    "is there a premium version",
    "what do the pro and advanced labels mean",
    "are there ads here",
    "how can i donate",
    "does it cost anything",
    "do you show ads",
    "is it free of charge",
    "do i need a subscription",
    "how do you make money",
  ],
  answer:
    "The whole site is free: there is no price, no account and no advertising, and nothing is held back for paying visitors. The labels “Pro” and “Advanced” in the menu only say that those pages go deeper; they are open to everyone. Limits exist only against misuse, for example on how many questions may be asked within a short time. The site asks for no donations.",
  passages: [],
  sources: [],
  related: ["do-i-need-an-account", "who-made-this-site"],
};
