import type { Answer } from "./schema";

export const jobsWager: Answer = {
  id: "jobs-wager",
  section: "Doubts and hard texts",
  question: "Why did God let Satan torture Job?",
  askedAs: [
    "did god make a bet with satan over job",
    "why did god allow satan to kill job's children",
    "is job's suffering a bet",
    "why does god punish job if he did nothing wrong",
    "god and satan wager job",
    "why did job lose everything if he was good",
    "god let the devil hurt job",
    "why was job punished",
    "is it fair what god did to job",
  ],
  answer:
    "The story never says that Job deserved it: in the heavenly scene the Accuser claims that people serve God only for what they get, and God lets Job be tested to show otherwise. Job himself is never told this, and when God finally speaks he gives no reason, but shows him a world far larger than he can survey. The poem’s real subject is how to speak of God when life is unjust. God says that Job, who protested, spoke rightly, and that his friends, who explained everything, did not.",
  passages: [
    { reference: "Job 1:8-12", why: "The challenge in heaven, with a limit set to it." },
    { reference: "Job 38:2-4", why: "God answers Job with questions, not with reasons." },
    { reference: "Job 42:7", why: "God sides with Job against the friends who blamed him." },
    {
      reference: "James 5:11",
      why: "A later reader: Job’s endurance, and God’s compassion in the end.",
    },
  ],
  christianViews:
    "Many Christians take Job as history and the heavenly council as a glimpse behind the scenes. Others read the frame as a story that sets up the great question. Most agree that the book forbids us to tell sufferers that they must have earned it.",
  critics:
    "Critics say that a just God does not let ten children die to win an argument, and that new children at the end do not replace the dead. Carl Jung thought that Job stands morally above the God of this book.",
  sources: [
    {
      author: "C. G. Jung",
      year: "1952",
      title: "Answer to Job",
      publication: "Rascher, Zürich",
      kind: "book",
    },
    {
      author: "Gustavo Gutiérrez",
      year: "1987",
      title: "On Job: God-Talk and the Suffering of the Innocent",
      publication: "Orbis Books",
      kind: "book",
    },
  ],
  related: ["when-was-job-written", "problem-of-evil"],
};
