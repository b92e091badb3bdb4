import type { Answer } from "./schema";

export const whoWroteThePsalms: Answer = {
  id: "who-wrote-the-psalms",
  section: "Books and authors",
  question: "Did David write the Psalms?",
  askedAs: [
    "who wrote psalms",
    "who wrote the book of psalms",
    "how many psalms did david write",
    "did king david write psalm 23",
    "who wrote psalm 119",
    "which psalms did david write",
  ],
  answer:
    "David wrote some of the Psalms, by tradition: 73 of the 150 psalms have David’s name in their heading, and others name Asaph, the sons of Korah, Solomon, Moses, Heman and Ethan. About a third name nobody. The headings are very old but probably later than the psalms, and the Hebrew of such a heading can also mean for David or in his manner. The collection grew over centuries; a psalm such as 137 comes from the exile.",
  passages: [
    { reference: "2 Samuel 23:1", why: "David as Israel’s singer." },
    { reference: "Psalms 72:20", why: "The end of an older collection of David’s prayers." },
    { reference: "Psalms 137:1", why: "Written after Jerusalem had fallen." },
    { reference: "1 Chronicles 16:7", why: "David gives a psalm to Asaph and his brothers." },
  ],
  christianViews:
    "Those who trust the headings, and Jesus’ words about Psalm 110, hold David to be the author of at least those psalms. Others take David as patron and model, so that the psalms are prayed in his name.",
  critics:
    "Many scholars think that few psalms, if any, can be shown to come from David, since several mention the temple or Jerusalem’s ruin.",
  sources: [
    {
      author: "Nancy deClaissé-Walford, Rolf A. Jacobson and Beth LaNeel Tanner",
      year: "2014",
      title: "The Book of Psalms",
      publication: "Eerdmans",
      kind: "book",
    },
  ],
  related: ["imprecatory-psalms", "who-wrote-proverbs"],
};
