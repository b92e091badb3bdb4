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
    "jaare-oregim scribal error",
    "1 chronicles 20 5",
    "was the giant slain by somebody else",
    "david and the giant made up?",
    "two men get credit for one giant",
    "david gets credit for another mans kill",
    "goliath of gath spear like a weavers beam",
    "was elhanan davids other name",
    "textual corruption in samuel",
    "kjv adds brother of in italics",
    "my study bible footnote says a different man killed goliath",
    "slingshot story borrowed from elhanan legend",
    "how tall was goliath four or six cubits",
    "did david have his name put on someone else's deed",
    "contradiction about the philistine champion",
    "Who actually took down the big guy",
    "lahmi the brother of goliath gittite",
    "hero transfer in the david traditions",
    "did the boy with the sling really win",
    "Did David lie about the Philistine giant?",
    "halpern davids secret demons",
    "the other verse about a man from bethlehem slaying the gittite",
    "bible say two different person killed the giant",
    "dead sea scroll height of goliath",
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
