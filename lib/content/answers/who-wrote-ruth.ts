import type { Answer } from "./schema";

export const whoWroteRuth: Answer = {
  id: "who-wrote-ruth",
  section: "Books and authors",
  question: "Who wrote Ruth, and what is it about?",
  askedAs: [
    "what is the book of ruth about",
    "why is ruth in the bible",
    "is the story of ruth true",
    "who is boaz",
    "when was ruth written",
  ],
  answer:
    "The author of Ruth is unknown; tradition says Samuel, and scholars date it anywhere from the time of the kings to after the exile. It tells of a Moabite widow who stays with her Israelite mother-in-law, gleans for bread and marries Boaz, a kind kinsman. There is no miracle and no villain in it, only loyalty, in Hebrew hesed. At the end she turns out to be the great-grandmother of King David.",
  passages: [
    { reference: "Ruth 1:16-17", why: "Ruth’s promise to Naomi." },
    { reference: "Ruth 2:11-12", why: "Boaz has heard of her kindness." },
    { reference: "Ruth 4:13-17", why: "The child, and the line to David." },
    { reference: "Matthew 1:5", why: "Ruth in the family tree of Jesus." },
  ],
  christianViews:
    "Christians see in Boaz, the redeemer, a picture of Christ. Jews read the book at the Feast of Weeks and honor Ruth as the model convert.",
  critics:
    "Some scholars think that it was written against the ban on foreign wives under Ezra and Nehemiah; others find it too gentle for a pamphlet.",
  sources: [
    {
      author: "Edward F. Campbell Jr.",
      year: "1975",
      title: "Ruth",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
  ],
  related: ["esther-no-god", "genealogies-of-jesus"],
};
