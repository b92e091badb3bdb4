import type { Answer } from "./schema";

export const catholicsAndProtestants: Answer = {
  id: "catholics-and-protestants",
  section: "Other faiths",
  question: "What is the difference between Catholics and Protestants?",
  askedAs: [
    "catholic vs protestant",
    "are catholics christians",
    "do catholics and protestants believe the same thing",
    "what was the reformation about",
    "why did luther leave the catholic church",
    "catholic or protestant which is right",
    "how do catholics differ from protestants",
    "are catholics real christians",
    "catholic beliefs protestants reject",
    "what did luther teach",
    "what is a protestant",
    "what is a catholic",
    "what is the difference between catholic and protestant",
    "what separates catholics and protestants",
  ],
  answer:
    "Catholics and Protestants are both Christians and share the Trinity, the creeds, the cross and resurrection, and most of the Bible; they differ above all on authority, on how one is put right with God, and on the sacraments. Catholics hold Scripture and tradition together, read by the bishops with the pope; Protestants hold Scripture above every church. Catholics have seven sacraments, pray with the saints, and have seven more Old Testament books; Protestants mostly have two sacraments. On grace, Catholics and Lutherans declared wide agreement in 1999, and others have joined since.",
  passages: [
    { reference: "John 17:20-21", why: "Jesus prays that his followers may be one." },
    { reference: "Ephesians 4:4-6", why: "One Lord, one faith, one baptism." },
    {
      reference: "Matthew 16:18-19",
      why: "The words to Peter that the two sides read differently.",
    },
    { reference: "2 Timothy 3:16-17", why: "A verse Protestants quote on Scripture." },
  ],
  christianViews:
    "Catholics say that Christ gave his church a living teacher, so that it would not split over every reading (Matthew 16:18; 2 Thessalonians 2:15). Protestants answer that teachers can err, as the Bereans’ searching of the Scriptures allows for (Acts 17:11), and that sinners are accepted through faith alone. Orthodox Christians, who agree wholly with neither, see both as one Western family.",
  sources: [
    {
      author: "Lutheran World Federation and the Catholic Church",
      year: "1999",
      title: "Joint Declaration on the Doctrine of Justification",
      publication: "Augsburg",
      kind: "report",
    },
    {
      author: "Diarmaid MacCulloch",
      year: "2003",
      title: "Reformation: Europe’s House Divided 1490-1700",
      publication: "Allen Lane, London",
      kind: "book",
    },
  ],
  related: ["what-is-the-orthodox-church", "why-so-many-denominations"],
};
