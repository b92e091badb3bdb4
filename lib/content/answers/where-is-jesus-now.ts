import type { Answer } from "./schema";

export const whereIsJesusNow: Answer = {
  id: "where-is-jesus-now",
  section: "Faith basics",
  question: "Where is Jesus now?",
  askedAs: [
    "what happened to jesus after the resurrection",
    "what is the ascension",
    "did jesus fly up to heaven",
    "what does seated at the right hand of god mean",
    "what is jesus doing right now",
    "does jesus still have a body",
    "where did jesus go after he rose",
    "where is jesus today",
    "is jesus in heaven now",
    "ascension of jesus explained",
    "jesus at the right hand of the father",
    "how did jesus leave the earth",
    "where is jesus at the moment",
    "what is jesus doing now",
  ],
  answer:
    "Jesus is with the Father, say the creeds: forty days after Easter he was taken up, and he “sits at the right hand” of God, which is a picture of honor and rule rather than a place in the sky. The New Testament adds that he prays for his own there, and that by the Spirit he is with them always. Christians believe that he remains truly man, with his risen body. One day he is to return.",
  passages: [
    { reference: "Acts 1:9-11", why: "The ascension." },
    { reference: "Romans 8:34", why: "At God’s right hand, praying for us." },
    { reference: "Hebrews 7:25", why: "He lives always to intercede." },
    { reference: "Matthew 18:20", why: "And where two or three gather, he is there." },
  ],
  christianViews:
    "Lutherans teach that his risen humanity can be present everywhere; the Reformed that his body is in heaven and we are joined to him by the Spirit. Catholics and Orthodox speak above all of his presence in the Eucharist.",
  critics:
    "Critics say that the story belongs to a world that thought heaven was above the clouds. Many Christians answer that the cloud is the sign of God’s presence, as at Sinai, and that going up shows what it means.",
  sources: [
    {
      author: "Douglas Farrow",
      year: "2011",
      title: "Ascension Theology",
      publication: "T&T Clark, London",
      kind: "book",
    },
  ],
  related: ["what-is-the-second-coming", "what-is-communion"],
};
