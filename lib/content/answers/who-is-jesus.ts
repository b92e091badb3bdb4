import type { Answer } from "./schema";

export const whoIsJesus: Answer = {
  id: "who-is-jesus",
  section: "Faith basics",
  question: "Who is Jesus?",
  askedAs: [
    "who was jesus",
    "who was jesus christ",
    "tell me about jesus",
    "why is jesus important",
    "explain jesus to someone who knows nothing",
    "what did jesus do",
    "jesus of nazareth who was he",
    "the life of jesus in short",
    "who is jesus christ",
    "what is jesus known for",
  ],
  answer:
    "Jesus of Nazareth was a Jewish teacher in Galilee and Judea, born a few years before AD 1 and crucified under Pontius Pilate about AD 30 or 33; Christians believe that he is the Son of God, who rose from the dead and lives. He taught about the kingdom of God in stories, healed the sick, ate with outcasts and gathered disciples, women among them. Historians of all convictions agree on the outline of his life; who he is remains the question he put to his friends. The shortest way to meet him is to read the Gospel of Mark, in about an hour and a half.",
  passages: [
    { reference: "Mark 8:27-29", why: "His own question, and Peter’s answer." },
    { reference: "Acts 10:36-40", why: "His life in five verses, as Peter tells it." },
    { reference: "John 20:30-31", why: "Why a Gospel was written." },
    { reference: "Luke 4:18-21", why: "What he said he had come for." },
  ],
  christianViews:
    "Catholics, Orthodox and nearly all Protestants confess him as truly God and truly man. Latter-day Saints and Jehovah’s Witnesses honor him as Savior and describe him otherwise.",
  critics:
    "Many scholars without faith see a prophet of God’s coming kingdom, a wisdom teacher or a healer, whom his followers came to worship; for Muslims he is a prophet, for most Jews a Jewish teacher who was not the Messiah.",
  sources: [
    {
      author: "E. P. Sanders",
      year: "1993",
      title: "The Historical Figure of Jesus",
      publication: "Allen Lane, London",
      kind: "book",
    },
    {
      author: "Richard Bauckham",
      year: "2006",
      title: "Jesus and the Eyewitnesses",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["what-does-son-of-god-mean", "why-is-jesus-called-christ", "what-is-the-gospel"],
};
