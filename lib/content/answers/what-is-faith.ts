import type { Answer } from "./schema";

export const whatIsFaith: Answer = {
  id: "what-is-faith",
  section: "Faith basics",
  question: "What is faith?",
  askedAs: [
    "what does it mean to have faith",
    "is faith believing without evidence",
    "what does believing in jesus mean",
    "how do i get faith",
    "how much faith do i need",
    "is faith blind",
    "what is it to have faith",
    "how can i have more faith",
    "i want to believe but i cannot",
    "definition of faith",
    "is faith the same as belief",
    "faith the size of a mustard seed",
    "define faith",
    "what is real faith",
    "meaning of faith",
  ],
  answer:
    "In the Bible faith is trust: taking God at his word and living by it. It includes believing that certain things are true, but more is meant, as one may believe that a bridge will hold and still has to step on it. It need not be large, since Jesus speaks of a mustard seed, and it may be mixed with doubt. It grows by listening, by asking, and by doing the next thing one knows to be right.",
  passages: [
    { reference: "Hebrews 11:1", why: "The Bible’s nearest thing to a definition." },
    { reference: "Romans 4:20-21", why: "Abraham trusted that God could do what he promised." },
    { reference: "Matthew 17:20", why: "As small as a mustard seed." },
    { reference: "Romans 10:17", why: "Faith comes by hearing." },
  ],
  christianViews:
    "Protestants say that such trust alone receives salvation, though it never stays alone. Catholics and Orthodox speak of faith at work in love (Galatians 5:6). Luke 17:5 lets all of them pray for more of it.",
  critics:
    "Bertrand Russell and Richard Dawkins call faith belief without, or against, evidence, and think it dangerous. Most Christian thinkers answer that trust can rest on good reasons, as it does between people, and that John 20:31 offers testimony as such a reason; critics reply that the reasons would not convince anyone who did not already want to believe.",
  sources: [
    {
      author: "Richard Dawkins",
      year: "2006",
      title: "The God Delusion",
      publication: "Bantam Press, London",
      kind: "book",
    },
    {
      author: "John Henry Newman",
      year: "1870",
      title: "An Essay in Aid of a Grammar of Assent",
      publication: "Burns, Oates, London",
      kind: "book",
    },
  ],
  related: ["faith-or-works", "does-god-exist"],
};
