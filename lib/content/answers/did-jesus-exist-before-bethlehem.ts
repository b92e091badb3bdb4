import type { Answer } from "./schema";

export const didJesusExistBeforeBethlehem: Answer = {
  id: "did-jesus-exist-before-bethlehem",
  section: "Faith basics",
  question: "Did Jesus exist before he was born? Is he in the Old Testament?",
  askedAs: [
    "where was jesus before bethlehem",
    "was jesus in the old testament",
    "when did jesus begin to exist",
    "preexistence of christ",
    "who is the angel of the lord",
    "was jesus created",
    "did jesus already exist in old testament times",
    "was jesus there at creation",
    "where is jesus in the old testament",
    "is jesus eternal",
    "did jesus live before he was born",
    "who was the angel of the lord",
    "did jesus exist before he was born",
    "did jesus exist before creation",
  ],
  answer:
    "The New Testament says that Christ existed before his birth: John writes that the Word was with God in the beginning, and Paul that all things were made through him. The name Jesus and the human life begin with Mary; the Son, Christians believe, has no beginning. The Old Testament does not name Jesus, but Christians find him there in promises, in foreshadowings such as the Passover lamb, and perhaps in the angel of the Lord who speaks as God.",
  passages: [
    { reference: "John 1:1-3", why: "In the beginning, with God." },
    { reference: "Colossians 1:15-17", why: "Before all things." },
    { reference: "John 8:56-58", why: "Jesus on Abraham and himself." },
    { reference: "Luke 24:25-27", why: "The risen Jesus explains the Scriptures about himself." },
  ],
  christianViews:
    "Most churches confess that the Son is eternal. Many fathers, Justin among them, and many evangelicals see him in the angel of the Lord; Augustine and many Catholics think of a created angel who speaks for God. Jehovah’s Witnesses take Colossians 1:15 to mean that he was the first to be created; other churches understand “firstborn” as rank.",
  critics:
    "Some scholars, such as James Dunn, think that only John clearly teaches it, and that Paul speaks of God’s wisdom now seen in Jesus. Jewish readers find in the Hebrew Bible neither Jesus nor a second person beside God.",
  sources: [
    {
      author: "James D. G. Dunn",
      year: "1980",
      title: "Christology in the Making",
      publication: "SCM Press, London",
      kind: "book",
    },
  ],
  related: ["what-does-son-of-god-mean", "where-is-jesus-now"],
};
