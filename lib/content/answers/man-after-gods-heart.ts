import type { Answer } from "./schema";

export const manAfterGodsHeart: Answer = {
  id: "man-after-gods-heart",
  section: "Doubts and hard texts",
  question: "How could David be a man after God’s own heart after what he did?",
  askedAs: [
    "why did god love david if he was a murderer",
    "david and bathsheba and uriah",
    "david raped bathsheba and killed her husband",
    "what does a man after gods own heart mean",
    "how was david good if he did such bad things",
  ],
  answer:
    "The words were spoken before any of his crimes, when Samuel tells Saul that God has sought another king; they may simply mean a man of God’s own choosing. The Bible does not hide what David did to Bathsheba and Uriah: it calls it evil, and his house never recovers. What sets him apart in the story is that he does not defend himself when the prophet accuses him. The psalm of repentance linked with that day is prayed to this day.",
  passages: [
    { reference: "1 Samuel 13:14", why: "Said to Saul, before David appears." },
    { reference: "2 Samuel 11:26-27", why: "The verdict on the deed." },
    { reference: "2 Samuel 12:9-10", why: "The prophet’s charge, and what will follow." },
    { reference: "Psalms 51:1-4", why: "The prayer linked with Nathan’s visit." },
  ],
  christianViews:
    "Christians take comfort that God forgives even this. Many now add that Bathsheba had little choice, and that forgiveness does not undo harm or restore trust by itself.",
  critics:
    "Critics see a king who gets away with murder while others die for him, and a history written, even so, to uphold his dynasty.",
  sources: [
    {
      author: "Robert Alter",
      year: "1999",
      title: "The David Story",
      publication: "W. W. Norton",
      kind: "book",
    },
  ],
  related: ["davids-baby", "can-a-murderer-be-forgiven"],
};
