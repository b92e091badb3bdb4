import type { Answer } from "./schema";

export const doBabiesGoToHeaven: Answer = {
  id: "do-babies-go-to-heaven",
  section: "Faith basics",
  question: "Do babies who die go to heaven?",
  askedAs: [
    "what happens to children who die",
    "my baby died is he in heaven",
    "what about unbaptized babies",
    "age of accountability",
    "what is limbo",
    "is my miscarried child with god",
    "my newborn died unbaptized where is she",
    "do stillborn babies go to heaven",
    "where do dead children go",
    "are infants saved",
    "babies who die before baptism",
    "will i meet my lost baby again",
    "what happens to babies when they die",
    "is my dead baby in heaven",
    "are dead babies in heaven",
    "where is my dead baby now",
  ],
  answer:
    "Christians of nearly every church entrust babies who die to God with hope, and many say yes outright. Jesus took small children in his arms and said that the kingdom belongs to such as these; David expected to go to the child he had lost; and Moses speaks of little ones who do not yet know good from evil. The Bible gives no chapter on it, but it shows what God is like. If this is about your child, we are so sorry; your grief is love, and you need not carry it alone.",
  passages: [
    { reference: "Mark 10:14-16", why: "How Jesus treated children." },
    { reference: "2 Samuel 12:22-23", why: "David’s words after his child’s death." },
    { reference: "Deuteronomy 1:39", why: "Children who do not yet know good from evil." },
    { reference: "Matthew 18:14", why: "The Father’s will for the little ones." },
  ],
  christianViews:
    "Baptists and many evangelicals say that those too young to choose are received. The Reformed speak of elect infants, and many hope that all who die young are among them. Catholics entrust the unbaptized to God’s mercy; limbo was a theory of theologians, and in 2007 a Vatican commission gave grounds for hope. Orthodox hold that infants bear no guilt.",
  sources: [
    {
      author: "International Theological Commission",
      year: "2007",
      title: "The Hope of Salvation for Infants Who Die Without Being Baptised",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["my-child-died", "after-a-miscarriage", "know-loved-ones-in-heaven"],
};
