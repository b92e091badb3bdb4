import type { Answer } from "./schema";

export const doMiraclesHappenToday: Answer = {
  id: "do-miracles-happen-today",
  section: "Faith basics",
  question: "Do miracles still happen today?",
  askedAs: [
    "does god still heal people",
    "are faith healers real",
    "why dont we see miracles like in the bible",
    "has anyone been healed by prayer",
    "are there modern miracles",
    "should i pray for a miracle",
    "are there still miracles happening today",
    "can god heal me",
    "does healing prayer work",
    "why are there no miracles now",
    "miraculous healings today",
    "is divine healing for today",
    "does god still do miracles",
    "do miracles still exist",
    "does god do healing miracles",
  ],
  answer:
    "Most Christians believe that miracles still can happen, and that God is free to give them or not; the Bible itself tells of long times with few. James tells the sick to ask for prayer, and Paul, who healed others, was left with his own thorn, which many take for an illness. So you may ask for a miracle with a good conscience, and take the medicine too. Whoever tells the sick that they lack faith, or should stop treatment, or should pay for healing, does not speak as Jesus did.",
  passages: [
    { reference: "James 5:14-15", why: "Prayer for the sick, by the elders of the church." },
    {
      reference: "2 Corinthians 12:7-9",
      why: "Three prayers, and an answer other than the one asked for.",
    },
    { reference: "1 Timothy 5:23", why: "Paul gives Timothy a remedy for his stomach." },
    { reference: "Mark 2:10-12", why: "A healing that points beyond itself." },
  ],
  christianViews:
    "Pentecostals and charismatics expect healing as part of church life. Catholics investigate claimed healings with physicians, at Lourdes for instance. Cessationists believe that God heals in answer to prayer but that the gift of working miracles ended with the apostles.",
  critics:
    "Hume argued that it is always likelier that a report is mistaken than that a law of nature was broken. Skeptics add that claims shrink when they are examined and that illnesses come and go. Craig Keener answers with several hundred reports from around the world and says that Hume assumes what he should prove.",
  sources: [
    {
      author: "David Hume",
      year: "1748",
      title: "An Enquiry Concerning Human Understanding, section 10",
      publication: "London",
      kind: "book",
    },
    {
      author: "Craig S. Keener",
      year: "2011",
      title: "Miracles: The Credibility of the New Testament Accounts",
      publication: "Baker Academic, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["are-miracles-possible", "what-are-spiritual-gifts"],
};
