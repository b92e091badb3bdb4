import type { Answer } from "./schema";

export const infantBaptism: Answer = {
  id: "infant-baptism",
  section: "Faith basics",
  question: "Should babies be baptized?",
  askedAs: [
    "is infant baptism in the bible",
    "why do some churches baptize babies",
    "should i get baptised again if i was baptised as a baby",
    "infant baptism vs believers baptism",
    "why do baptists not baptize babies",
    "sprinkling or immersion",
    "baptizing children or adults",
    "our church sprinkles babies is that biblical",
    "at what age should you be baptized",
    "is baby baptism valid",
    "christening a baby",
    "when should a child be baptised",
    "can babies be baptized",
    "is it biblical to baptize infants",
  ],
  answer:
    "Christians disagree on baptizing babies, and the New Testament neither commands nor forbids it. It tells of grown people who believed and were baptized, and also of whole households, without saying whether small children were among them. By about 200 the practice is clearly attested, since Tertullian argues against it. Churches differ about the water too: dipping fits the usual sense of the Greek word, and pouring is allowed in the early handbook called the Didache.",
  passages: [
    { reference: "Acts 8:36-38", why: "A man asks for baptism and is baptized at once." },
    { reference: "Acts 16:31-34", why: "A jailer is baptized with all his household." },
    { reference: "Mark 10:13-16", why: "Jesus welcomes small children and blesses them." },
    {
      reference: "Colossians 2:11-12",
      why: "Baptism is set beside circumcision, which infants received.",
    },
  ],
  christianViews:
    "Catholics, Orthodox, Lutherans, Anglicans, Methodists and Presbyterians baptize children, as a gift that comes before any answer of ours and as the sign of God’s covenant with families. Baptists, Pentecostals and many others baptize those who themselves believe, because faith comes first in every clear example. Most of the first group never repeat a baptism.",
  sources: [
    {
      author: "Joachim Jeremias",
      year: "1960",
      title: "Infant Baptism in the First Four Centuries",
      publication: "SCM Press, London",
      kind: "book",
    },
    {
      author: "Everett Ferguson",
      year: "2009",
      title: "Baptism in the Early Church",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["is-baptism-necessary", "do-babies-go-to-heaven"],
};
