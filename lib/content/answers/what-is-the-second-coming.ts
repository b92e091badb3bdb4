import type { Answer } from "./schema";

export const whatIsTheSecondComing: Answer = {
  id: "what-is-the-second-coming",
  section: "Faith basics",
  question: "Will Jesus come back, and how?",
  askedAs: [
    "what is the second coming",
    "when is jesus coming back",
    "what will happen when jesus returns",
    "how will we know its really jesus when he returns",
    "jesus return explained",
    "second advent meaning",
    "how will jesus return",
    "will jesus come back",
    "return of christ signs",
    "what does the bible say about the return of jesus",
    "parousia",
    "will jesus come a second time",
    "will jesus come again",
    "when will jesus come back",
    "when will jesus return",
    "is jesus coming back",
  ],
  answer:
    "The New Testament promises that Jesus will return, visibly and in glory, to judge, to raise the dead and to make all things new. The angels at his ascension say so, and he speaks of lightning that everyone sees; so nobody needs to wonder whether some person living today is secretly Jesus. When it will be, he said, nobody knows but the Father. What he asks for meanwhile is to be awake: to work faithfully, to be kind, and not to be afraid.",
  passages: [
    { reference: "Acts 1:9-11", why: "The promise at the ascension." },
    { reference: "Matthew 24:26-27", why: "No secret coming, but like lightning." },
    { reference: "Mark 13:32-33", why: "Nobody knows the day." },
    { reference: "1 Thessalonians 5:1-6", why: "Stay awake and sober." },
  ],
  christianViews:
    "All the creeds say that he will come again. Dispensationalists expect it in two stages; most others in one. Full preterists, a small group outside the creeds, think that it took place in AD 70. Jehovah’s Witnesses teach an invisible presence since 1914.",
  critics:
    "Many scholars hold that the first Christians expected it within their lifetime and had to learn to wait (2 Peter 3:4 answers such a complaint), and take this as a sign that the hope was mistaken.",
  sources: [
    {
      author: "Dale C. Allison Jr.",
      year: "1998",
      title: "Jesus of Nazareth: Millenarian Prophet",
      publication: "Fortress Press, Minneapolis",
      kind: "book",
    },
  ],
  related: ["will-there-be-a-rapture", "this-generation"],
};
