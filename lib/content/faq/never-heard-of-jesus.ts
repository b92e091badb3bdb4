import type { FaqItem } from "./schema";

export const neverHeardOfJesus: FaqItem = {
  id: "faq-never-heard-of-jesus",
  order: 100,
  section: "Evil and suffering",
  question: "What happens to people who never heard of Jesus?",
  askedAs: [
    "does god love the people who never hear about jesus",
    "God love also the people who never hear about Jesus?",
    "do people who never heard the gospel go to hell",
    "what about those who have never heard of christ",
    "what about people on islands with no missionaries",
    "is it fair to judge people who never knew about jesus",
    "can somebody be saved without hearing of jesus",
    "are people without a bible lost",
    "amazon tribe uncontacted",
    "sentinelese and salvation",
    "my ancestors in japan lived before any missionary came",
    "inclusivism exclusivism",
    "what about people born before christ",
    "fate of the unevangelized",
    "the guy in the jungle",
    "did the aztecs all go to hell",
    "my chinese great grandparents never met a christian are they lost",
    "romans 1 without excuse romans 2 law written on hearts",
    "anonymous christians rahner",
    "a baby raised in tibet never hears the gospel",
    "so billions burn because of geography?",
    "native americans before columbus",
    "how does god treat those with no chance to believe",
    "cornelius and the god fearing pagan",
    "before missionaries came to africa where did our people go",
    "people who died ignorant of the gospel",
    "general revelation sufficient for salvation?",
    "Will God punish somebody for not knowing?",
    "deaf blind kid who was never taught about jesus",
    "remote villages no church no bible",
    "invincible ignorance",
    "kids in north korea dont know about jesus what happens to them",
    "what if nobody ever told me about him",
    "postmortem opportunity to hear",
  ],
  answer: `The Bible does not answer this in detail, but it assures us that the Judge of all the earth will do right (Genesis 18:25).

Several lines of teaching belong together. Something of God can be known from creation (Romans 1:19-20), and conscience speaks to people who do not have the law (Romans 2:14-16). At the same time salvation comes through Christ and no one else (John 14:6; Acts 4:12). Abraham, who lived long before he came, was counted righteous because he believed God (Romans 4:3).

From these texts Christians draw different conclusions. Some hold that only conscious faith in Jesus saves. Others think that God may apply the work of Christ to people who sought him with the light they had. Many say that we have simply not been told, and that we may leave the question with a just and merciful God.

All three agree on what to do. Jesus sends his followers to all nations (Matthew 28:19-20), because good news is meant to be shared and nobody should have to wait for it.`,
  verse: "Genesis 18:25",
  sources: [],
};
