import type { Answer } from "./schema";

export const womanCaughtInAdultery: Answer = {
  id: "woman-caught-in-adultery",
  section: "How the Bible was made",
  question: "Is the story of the woman caught in adultery original?",
  askedAs: [
    "john 8 adultery story not in early manuscripts",
    "let him who is without sin was it added",
    "john 7:53-8:11 authentic",
    "pericope adulterae",
    "did jesus really say go and sin no more to the adulteress",
    "what did jesus write on the ground",
    "why is john 8 in brackets",
    "adultery story not in earliest manuscripts",
    "cast the first stone did jesus say that",
  ],
  answer:
    "The story of the woman caught in adultery was almost certainly not part of John’s Gospel at first, though many scholars think that it may preserve a real memory of Jesus. The oldest copies lack it, and others have it at different places, even in Luke; its style is not John’s. It was known early, and in the West it became one of the best loved stories in the Bible. What Jesus wrote on the ground nobody knows; the text does not say.",
  passages: [
    { reference: "John 8:3-7", why: "The story and the famous reply." },
    {
      reference: "John 8:10-11",
      why: "His last words to her hold mercy and a new start together.",
    },
    { reference: "John 7:52", why: "Without the story, this verse leads straight on." },
    { reference: "John 8:12", why: "Here John’s Gospel goes on." },
  ],
  christianViews:
    "Catholics and Orthodox read it as Scripture. Protestants mostly print it with a note, and many preach on it as true in substance. Augustine thought that men had cut it out because it seemed too lenient. A minority hold that John wrote it.",
  critics:
    "Critics cite it to show that well-known stories could enter the Bible late. Others answer that it is known to be doubtful precisely because so many copies can be compared.",
  sources: [
    {
      author: "Jennifer Knust and Tommy Wasserman",
      year: "2019",
      title: "To Cast the First Stone",
      publication: "Princeton University Press",
      kind: "book",
    },
    {
      author: "Bruce M. Metzger",
      year: "1994",
      title: "A Textual Commentary on the Greek New Testament, 2nd edition",
      publication: "Deutsche Bibelgesellschaft",
      kind: "book",
    },
  ],
  related: ["ending-of-mark", "stoning"],
};
