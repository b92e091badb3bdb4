import type { Answer } from "./schema";

export const fallingAwayHebrews6: Answer = {
  id: "falling-away-hebrews-6",
  section: "Doubts and hard texts",
  question: "Does Hebrews 6 say that those who fall away can never come back?",
  askedAs: [
    "hebrews 6 4 6 impossible to renew to repentance",
    "tasted the heavenly gift and fell away",
    "have i committed apostasy",
    "terrified that ive fallen away and cant come back",
    "crucifying the son of god afresh",
    "i left church for years, does hebrews say its too late for me",
    "impossible to restore them again",
    "backslider scared by a verse in hebrews",
    "my friend read hebrews six and is convinced that she is lost",
    "walked away from jesus at uni and now i want back in but a verse says no",
    "does the bible say some people cant be forgiven once they leave",
    "the warning passages",
    "apostates in the letter to the hebrews",
    "field with thorns and thistles burned hebrews",
    "what is the meaning of once enlightened",
    "i was a believer then an atheist then a believer, am i doomed",
    "lady in my congregation thinks she has fallen away for ever",
    "can an ex christian become a christian again",
    "is there a point of no return",
    "no second chance after falling away?",
    "scared i cant repent anymore",
    "the land that bears thorns near to being cursed",
    "hebrews warning and eternal security",
    "lapsi controversy and hebrews",
    "i denied my faith because of family pressure, is there way back",
    "i was baptised and then stopped believing, does it mean god wont take me",
    "hebrews chapter six frightens me",
    "is it possible to go too far from god",
    "preacher said if you turn away you are burned",
    "calvinist reading of hebrews six",
    "arminian view of the warning in hebrews",
  ],
  answer:
    "Hebrews 6 warns that people who have tasted everything and then turn their backs on Christ cannot be brought again to repentance while they do so; it is among the hardest sentences in the New Testament. But the writer goes on at once to tell his readers that he is persuaded of better things of them, and that God does not forget their love. He writes to keep tired people going, not to shut out anyone who wants to return. If you are afraid that this is you, the fear itself shows a heart that has not turned to stone, and Jesus says that he throws out no one who comes to him.",
  passages: [
    { reference: "Hebrews 6:4-6", why: "The warning itself." },
    {
      reference: "Hebrews 6:9-12",
      why: "What follows: better things, and a God who does not forget.",
    },
    { reference: "John 6:37", why: "The one who comes is never thrown out." },
    {
      reference: "Luke 22:31-34",
      why: "Peter will deny, and will turn back and strengthen others.",
    },
    { reference: "1 John 1:9", why: "Who confesses is forgiven." },
  ],
  christianViews:
    "Some, with Arminius and Wesley, take it that true believers can fall away for good. Others, with Calvin, think of people who had been close to the faith without owning it, or of a warning by which God keeps his own. Catholic and Orthodox teaching holds that nobody is beyond repentance in this life, and reads the verse of a second baptism.",
  critics:
    "Historians note that the church argued over this verse when people who had denied Christ in persecution wished to return; in the end they were received.",
  sources: [
    {
      author: "Herbert W. Bateman IV (ed.)",
      year: "2007",
      title: "Four Views on the Warning Passages in Hebrews",
      publication: "Kregel, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["can-salvation-be-lost", "unforgivable-sin", "willful-sin-hebrews-10"],
};
