import type { Answer } from "./schema";

export const unicornsInTheBible: Answer = {
  id: "unicorns-in-the-bible",
  section: "Doubts and hard texts",
  question: "Are there unicorns and dragons in the Bible?",
  askedAs: [
    "does the bible mention unicorns",
    "unicorn king james bible",
    "dragons in the bible",
    "what is leviathan",
    "what is behemoth",
    "satyrs and cockatrices in the bible",
    "what animal is the unicorn in the bible",
    "sea monsters in the bible",
  ],
  answer:
    "The King James Version has unicorns in nine verses, but the Hebrew word means a wild ox, as nearly all translations now say. The word came in through the Greek Bible, which chose a term meaning one-horned. Dragons, in the same version, render words for jackals, serpents or sea monsters. Leviathan and Behemoth are mighty creatures of poetry, which most scholars link with the crocodile and the hippopotamus or with the chaos monsters of ancient myth.",
  passages: [
    { reference: "Job 39:9-10", why: "The wild ox, which the King James Version calls a unicorn." },
    { reference: "Psalms 104:25-26", why: "Leviathan at play in the sea." },
    { reference: "Job 40:15-18", why: "Behemoth, described in detail." },
    { reference: "Isaiah 34:14", why: "Wild creatures in a ruin; older Bibles have satyrs here." },
  ],
  christianViews:
    "Some young-earth Christians take Behemoth and Leviathan for dinosaurs or sea reptiles. Most Christian interpreters do not.",
  critics:
    "Skeptics have used the unicorns to show that the Bible is full of fables; that argument is against one translation. They have a better case with Leviathan, which has many heads in Psalm 74:14, as a sea monster has in older Canaanite poetry.",
  sources: [
    {
      author: "John Day",
      year: "1985",
      title: "God’s Conflict with the Dragon and the Sea",
      publication: "Cambridge University Press",
      kind: "book",
    },
  ],
  related: ["science-mistakes-in-the-bible", "king-james-only"],
};
