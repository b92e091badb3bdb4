import type { Answer } from "./schema";

export const whatIsGrace: Answer = {
  id: "what-is-grace",
  section: "Faith basics",
  question: "What is grace?",
  askedAs: [
    "what does grace mean in the bible",
    "define gods grace",
    "grace vs mercy difference",
    "what does saved by grace mean",
    "can i sin because of grace",
    "explain grace in simple words",
    "what does grace really mean",
    "mercy or grace whats the difference",
    "amazing grace meaning",
    "what is unmerited favor",
    "what does falling from grace mean",
    "grace of god definition",
    "what is the grace of god",
    "define grace",
    "what do you mean by grace",
  ],
  answer:
    "Grace is God’s kindness to people who have not earned it. Mercy holds back what we deserve; grace gives what we could never deserve: forgiveness, adoption, strength, a new start. The New Testament says that we are saved by it and also live by it, day after day. Paul was asked whether it means that we may go on doing wrong, and his answer is a clear no, because grace changes those whom it forgives.",
  passages: [
    { reference: "Ephesians 2:8-10", why: "Saved by a gift, for good works." },
    { reference: "Titus 2:11-12", why: "Grace also trains people to live well." },
    { reference: "2 Corinthians 12:9", why: "Grace is enough where strength runs out." },
    { reference: "Romans 6:1-2", why: "Grace is no permission to go on sinning." },
  ],
  christianViews:
    "All major churches teach that salvation begins with grace. Protestants stress God’s favor that declares sinners righteous through faith alone; Catholics stress grace poured in, which makes them righteous and lets them work with it; Orthodox understand it as God’s own energies, sharing his life. In 1999 Lutherans and Catholics signed a common statement on the matter.",
  sources: [
    {
      author: "Lutheran World Federation and the Catholic Church",
      year: "1999",
      title: "Joint Declaration on the Doctrine of Justification",
      publication: "Augsburg",
      kind: "report",
    },
  ],
  related: ["faith-or-works", "what-is-the-gospel"],
};
