import type { Answer } from "./schema";

export const whatDoJehovahsWitnessesBelieve: Answer = {
  id: "what-do-jehovahs-witnesses-believe",
  section: "Other faiths",
  question: "What do Jehovah’s Witnesses believe, and how is it different?",
  askedAs: [
    "are jehovahs witnesses christians",
    "jehovah witness beliefs",
    "why dont jehovahs witnesses celebrate birthdays",
    "jehovahs witnesses and blood transfusion",
    "what is the watchtower bible",
    "jw at my door what do they believe",
    "who are the jehovahs witnesses",
    "what is wrong with jehovahs witnesses",
    "jehovahs witnesses and jesus",
    "kingdom hall beliefs",
    "what do witnesses teach about jesus",
    "what do jehovahs witnesses believe about jesus",
    "why do jehovahs witnesses come to my door",
    "are jehovahs witnesses a cult",
  ],
  answer:
    "Jehovah’s Witnesses call themselves Christians and worship Jehovah alone; unlike nearly all churches they teach that Jesus is God’s first creation and not Almighty God. They believe that 144,000 people go to heaven and that other faithful people live forever on a paradise earth, that the dead know nothing, and that the lost cease to be. They keep out of politics and war, refuse blood transfusions, and keep no birthdays or Christmas. Other churches differ most of all on who Jesus is, while many admire their courage, for instance under the Nazis.",
  passages: [
    {
      reference: "John 1:1-3",
      why: "The verse most often discussed between them and other churches.",
    },
    { reference: "Colossians 1:15-20", why: "Firstborn, and the one through whom all was made." },
    { reference: "Isaiah 43:10-11", why: "The verse from which they take their name." },
    { reference: "John 20:28", why: "Thomas’ words to Jesus." },
  ],
  critics:
    "Witnesses answer that the Trinity is a later doctrine, that Jesus called the Father greater (John 14:28), and that they follow the Bible where churches followed custom. Scholars of Greek mostly reject their rendering of John 1:1; a few defend it. Former members criticize dates announced in the past, and the shunning of those who leave.",
  sources: [
    {
      author: "Watch Tower Bible and Tract Society",
      year: "2013",
      title: "New World Translation of the Holy Scriptures",
      publication: "Wallkill",
      kind: "book",
    },
    {
      author: "George D. Chryssides",
      year: "2016",
      title: "Jehovah’s Witnesses: Continuity and Change",
      publication: "Ashgate, Farnham",
      kind: "book",
    },
  ],
  related: ["who-are-the-144000", "what-is-gods-name"],
};
