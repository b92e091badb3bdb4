import type { Answer } from "./schema";

export const whoIsTheHolySpirit: Answer = {
  id: "who-is-the-holy-spirit",
  section: "Faith basics",
  question: "Who is the Holy Spirit?",
  askedAs: [
    "what is the holy ghost",
    "is the holy spirit a person or a force",
    "what does the holy spirit do",
    "how do i know if i have the holy spirit",
    "holy spirit explained for kids",
    "holy ghost or holy spirit which is it",
    "is the holy spirit an it or a he",
    "is the holy spirit god",
    "the third person of the trinity",
    "what is the role of the holy spirit",
    "can i pray to the holy spirit",
    "tell me about the holy spirit",
    "explain the holy spirit",
    "who sent the holy spirit and why",
  ],
  answer:
    "In Christian teaching the Holy Spirit is God himself, present and at work: the third person of the Trinity. In the Bible he moves over the waters at creation, speaks through the prophets, comes on the followers of Jesus at Pentecost, and lives in those who believe. He comforts and teaches, convicts of wrong, and slowly grows love, joy and patience in people. “Holy Ghost” is only the older English name.",
  passages: [
    { reference: "John 14:16-17", why: "Jesus promises another helper who stays for good." },
    { reference: "Acts 2:1-4", why: "The Spirit comes upon the disciples at Pentecost." },
    { reference: "Romans 8:14-16", why: "The Spirit assures people that they are God’s children." },
    { reference: "Galatians 5:22-23", why: "What he grows in a life." },
  ],
  christianViews:
    "Nearly all churches confess the Spirit as a person, since he speaks, grieves and can be lied to (Acts 5:3-4; Ephesians 4:30). Western churches say that he proceeds from the Father and the Son; Orthodox churches keep the creed’s first wording, from the Father. Jehovah’s Witnesses understand him as God’s active force.",
  critics:
    "Jewish readers, and many scholars of the Hebrew Bible, take the spirit of God there as God’s own breath and power rather than as a distinct person; they see the later doctrine as a Christian reading of those texts.",
  sources: [
    {
      author: "Basil of Caesarea",
      year: "c. 375",
      title: "On the Holy Spirit",
      publication: "Nicene and Post-Nicene Fathers, series 2, vol. 8",
      kind: "ancient-source",
    },
  ],
  related: [
    "what-is-baptism-of-the-spirit",
    "what-is-the-fruit-of-the-spirit",
    "what-is-pentecost",
  ],
};
