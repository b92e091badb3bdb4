import type { Answer } from "./schema";

export const jacobTheDeceiver: Answer = {
  id: "jacob-the-deceiver",
  section: "Doubts and hard texts",
  question: "Why did God bless Jacob when he lied and cheated?",
  askedAs: [
    "why did god choose jacob over esau",
    "jacob stole the blessing was god ok with it",
    "does god reward liars",
    "jacob have i loved but esau have i hated",
    "why does god bless bad people in the bible",
  ],
  answer:
    "The story does not say that God approved of the lie; he had promised before the birth that the older would serve the younger, and Jacob took by a trick what he might have been given. Then Jacob pays: he must flee, never meets his mother again in the story, and is himself deceived by Laban and by his own sons. He comes back changed and limping, and bows to his brother. The Bible’s heroes are mostly flawed, and its point is that God keeps faith with such people.",
  passages: [
    { reference: "Genesis 25:23", why: "The promise before the birth." },
    { reference: "Genesis 27:18-19", why: "The lie to his blind father." },
    { reference: "Genesis 29:25-26", why: "The deceiver is deceived." },
    { reference: "Genesis 33:3-4", why: "The brothers meet again, and Esau forgives." },
  ],
  christianViews:
    "Paul takes the choice of Jacob as a sign of grace that nobody has earned; Calvinists hear in it the choice of persons, others the choice of a people for a task. To hate, in Malachi’s word on Esau, can mean to prefer less.",
  critics:
    "Critics say that the story rewards cheating, and lets Israel laugh at Edom, the nation that came from Esau.",
  sources: [
    {
      author: "Robert Alter",
      year: "1981",
      title: "The Art of Biblical Narrative",
      publication: "Basic Books",
      kind: "book",
    },
  ],
  related: ["predestination-or-free-will", "god-choosing-israel"],
};
