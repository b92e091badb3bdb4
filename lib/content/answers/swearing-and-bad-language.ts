import type { Answer } from "./schema";

export const swearingAndBadLanguage: Answer = {
  id: "swearing-and-bad-language",
  section: "Christian living",
  question: "Is swearing a sin?",
  askedAs: [
    "are cuss words a sin",
    "can christians curse",
    "what does taking the lords name in vain mean",
    "is saying omg a sin",
    "bad language bible",
    "dirty jokes christian",
  ],
  answer:
    "The Bible asks for speech that builds others up and speaks against filthy talk and cursing people; it gives no list of words. The commandment about God’s name is about more than exclamations: it means using God to back what is false or empty. Prophets and Paul could be blunt. The test is what a word does to those who hear it, and what it says of the heart.",
  passages: [
    { reference: "Ephesians 4:29", why: "Only what builds up." },
    { reference: "Exodus 20:7", why: "The name that must not be misused." },
    { reference: "James 3:9-10", why: "Blessing and cursing from one mouth." },
    { reference: "Matthew 12:34-36", why: "The mouth speaks what fills the heart." },
  ],
  sources: [],
};
