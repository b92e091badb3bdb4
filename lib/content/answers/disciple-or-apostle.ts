import type { Answer } from "./schema";

export const discipleOrApostle: Answer = {
  id: "disciple-or-apostle",
  section: "Faith basics",
  question: "What is the difference between a disciple and an apostle?",
  askedAs: [
    "what is a disciple",
    "what is an apostle",
    "who were the twelve apostles",
    "names of the 12 disciples",
    "are there apostles today",
    "were there women disciples",
    "who were the 12 apostles",
    "list the twelve disciples",
    "what were the names of jesus' followers",
    "how many disciples did jesus have",
    "were the disciples and the apostles the same",
  ],
  answer:
    "A disciple is a learner who follows a teacher, and an apostle is someone sent. Jesus had many disciples, women among them, and chose twelve of them as apostles: Peter, Andrew, James and John, Philip, Bartholomew, Matthew, Thomas, James the son of Alphaeus, Thaddaeus (Luke has Judas the son of James), Simon the Zealot, and Judas Iscariot. Matthias took the place of Judas Iscariot. The New Testament calls some others apostles too, above all Paul.",
  passages: [
    { reference: "Luke 6:12-16", why: "The choosing of the twelve." },
    { reference: "Luke 8:1-3", why: "Women who traveled with Jesus." },
    { reference: "Acts 1:23-26", why: "Matthias is added." },
    { reference: "Matthew 28:19", why: "All are to become disciples." },
  ],
  christianViews:
    "Catholics and Orthodox hold that bishops stand in the succession of the apostles. Most Protestants say that the apostles had no successors except in their teaching. Some Pentecostals and Latter-day Saints speak of apostles today. On Junia in Romans 16:7 scholars debate whether she is named among the apostles or was known to them.",
  critics:
    "Some scholars think that the lists of the twelve differ because only the number was firmly remembered; others, that some had two names, as Thaddaeus and Judas son of James.",
  sources: [],
  related: ["is-the-pope-in-the-bible", "what-is-the-church"],
};
