import type { Answer } from "./schema";

export const whereIsMountSinai: Answer = {
  id: "where-is-mount-sinai",
  section: "People and places",
  question: "Where is Mount Sinai?",
  askedAs: [
    "real mount sinai location",
    "is mount sinai in saudi arabia",
    "jebel al lawz",
    "jebel musa",
    "where did moses get the ten commandments",
  ],
  answer:
    "The traditional place is Jebel Musa in the south of the Sinai peninsula, revered since the fourth century, with Saint Catherine’s monastery at its foot. No find proves it, and some ten other mountains have been proposed, among them Jebel al-Lawz in Saudi Arabia, made popular by Ron Wyatt, and places in the Negev. Paul’s words about Sinai in Arabia fit several, as the name then covered the peninsula as well.",
  passages: [
    { reference: "Exodus 19:16-20", why: "The mountain in smoke." },
    { reference: "1 Kings 19:8", why: "Elijah goes to Horeb." },
    { reference: "Galatians 4:25", why: "Sinai in Arabia." },
    { reference: "Deuteronomy 1:2", why: "Eleven days from Horeb to Kadesh." },
  ],
  sources: [],
  related: ["exodus-evidence"],
};
