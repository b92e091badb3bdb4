import type { Answer } from "./schema";

export const whoKilledGoliath: Answer = {
  id: "who-killed-goliath",
  section: "Doubts and hard texts",
  question: "Who killed Goliath, David or Elhanan?",
  askedAs: [
    "did david really kill goliath",
    "elhanan killed goliath 2 samuel 21:19",
    "goliath killed twice contradiction",
    "was it david or elhanan who killed goliath",
    "brother of goliath lahmi",
    "who really killed the giant goliath",
  ],
  answer:
    "The famous story says David, but the Hebrew text of 2 Samuel 21:19 says that Elhanan of Bethlehem killed Goliath of Gath. Chronicles, written later, says that Elhanan killed Lahmi, Goliath’s brother. Many English Bibles, both translations on this site among them, add a brother in Samuel to match; the Hebrew there has no such word. So one of the two lines has probably been damaged or smoothed, and scholars differ about which.",
  passages: [
    { reference: "1 Samuel 17:49-51", why: "David and Goliath." },
    { reference: "2 Samuel 21:19", why: "Elhanan; the brother is added in translation." },
    {
      reference: "1 Chronicles 20:5",
      why: "The form in Chronicles: Lahmi, the brother of Goliath.",
    },
  ],
  christianViews:
    "Many Christians think that a copyist garbled the line in Samuel and that Chronicles kept the true one, since the name Lahmi and the Hebrew for a man of Bethlehem look alike. An old Jewish view is that Elhanan is another name for David. Others accept that the books keep two memories.",
  critics:
    "Many scholars think that the deed was first told of Elhanan and later given to the famous king, and that the Chronicler changed the text to remove the clash.",
  sources: [
    {
      author: "P. Kyle McCarter Jr.",
      year: "1984",
      title: "II Samuel",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["chronicles-and-kings"],
};
