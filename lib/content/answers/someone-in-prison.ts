import type { Answer } from "./schema";

export const someoneInPrison: Answer = {
  id: "someone-in-prison",
  section: "Hard times",
  question: "I am, or someone I love is, in prison. Does God care?",
  askedAs: [
    "my son is in jail",
    "bible verses for prisoners",
    "i am writing from prison",
    "can god use someone in prison",
    "my husband got arrested",
    "hope for inmates",
  ],
  answer:
    "Yes. A good part of the Bible was lived or written in prison: Joseph, Jeremiah, John the Baptist, Peter, Paul. Jesus says that whoever visits a prisoner visits him, and a criminal was the first to whom he promised paradise. Guilt may be real and the sentence just, and still a person is more than the worst thing done. Write, visit, pray; and inside, let each day hold one thing that builds.",
  passages: [
    { reference: "Matthew 25:36-40", why: "Visiting prisoners is visiting Jesus." },
    { reference: "Genesis 39:20-23", why: "The Lord was with Joseph in the prison." },
    { reference: "Luke 23:40-43", why: "A guilty man asks to be remembered." },
    { reference: "Hebrews 13:3", why: "Remember prisoners as if bound with them." },
  ],
  sources: [],
  related: ["can-a-murderer-be-forgiven", "i-have-failed"],
};
