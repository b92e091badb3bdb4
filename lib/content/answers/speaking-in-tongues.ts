import type { Answer } from "./schema";

export const speakingInTongues: Answer = {
  id: "speaking-in-tongues",
  section: "Faith basics",
  question: "What is speaking in tongues, and is it for today?",
  askedAs: [
    "do all christians speak in tongues",
    "is speaking in tongues real or gibberish",
    "why do pentecostals speak in tongues",
    "did tongues stop with the apostles",
    "do i have to speak in tongues to have the holy spirit",
    "is glossolalia in the bible",
    "is the gift of tongues still around",
    "people at church talk in strange languages what is that",
    "tongues of fire and strange languages",
    "is praying in tongues biblical",
    "why cant i speak in tongues",
    "what are tongues",
    "why do some christians speak in tongues",
    "is speaking in tongues biblical",
  ],
  answer:
    "Speaking in tongues is a gift the New Testament tells of: praying or speaking, by the Spirit, in words the speaker has not learned. At Pentecost foreigners hear their own languages; in Corinth the words need an interpreter. Paul values the gift, asks for order and interpretation in the meeting, shows by his questions that not everyone has it, and puts love above it. Whether it is given today is a point on which sincere Christians differ.",
  passages: [
    { reference: "Acts 2:4-8", why: "At Pentecost people hear their own languages." },
    {
      reference: "1 Corinthians 12:28-31",
      why: "Paul’s questions expect the answer that not all have it.",
    },
    { reference: "1 Corinthians 14:26-28", why: "Rules: a few, in turn, and interpreted." },
    { reference: "1 Corinthians 13:1", why: "Without love, even such speech is noise." },
  ],
  christianViews:
    "Pentecostals hold that the gift continues, and many of them that it is the first sign of baptism in the Spirit. Charismatics in all churches, Catholic ones too, practice it without making it a must. Cessationists, many of them Reformed or Baptist, think that it belonged to the founding of the church, and quote 1 Corinthians 13:8.",
  critics:
    "Linguists who recorded modern tongues found sounds of the speaker’s own language in new patterns rather than a language. William Samarin nonetheless judged it a normal human behavior and no sign of illness; many who pray so say that it was never meant as a language of information.",
  sources: [
    {
      author: "William J. Samarin",
      year: "1972",
      title: "Tongues of Men and Angels",
      publication: "Macmillan, New York",
      kind: "book",
    },
    {
      author: "Wayne Grudem, editor",
      year: "1996",
      title: "Are Miraculous Gifts for Today? Four Views",
      publication: "Zondervan, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["what-are-spiritual-gifts", "what-is-baptism-of-the-spirit", "what-is-pentecost"],
};
