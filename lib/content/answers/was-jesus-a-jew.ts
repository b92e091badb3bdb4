import type { Answer } from "./schema";

export const wasJesusAJew: Answer = {
  id: "was-jesus-a-jew",
  section: "Other faiths",
  question: "Was Jesus a Jew or a Christian?",
  askedAs: [
    "what religion was jesus",
    "was jesus jewish",
    "did jesus start christianity",
    "was jesus a catholic",
    "did paul invent christianity",
    "did jesus want a new religion",
    "was jesus jewish or christian",
    "what religion did jesus follow",
    "what was the faith of jesus",
    "did jesus found a new religion",
    "when did christianity begin as a religion",
  ],
  answer:
    "Jesus was a Jew: he was born into a Jewish family, circumcised, taught in synagogues, kept the feasts, and prayed the Psalms of Israel. His followers were Jews as well, and the word “Christian” came up only later, at Antioch. Christians believe that in him God’s promises to Israel reached their goal and were opened to all nations. Whether he meant to begin something new or to renew Israel is much discussed.",
  passages: [
    { reference: "Luke 2:21-22", why: "Circumcised, and brought to the temple." },
    { reference: "Luke 4:16", why: "In the synagogue on the Sabbath, as was his custom." },
    {
      reference: "Mark 12:28-30",
      why: "Asked for the first command, he gives Israel’s own creed.",
    },
    { reference: "Acts 11:26", why: "Where believers were first called Christians." },
  ],
  critics:
    "Some have called Paul the true founder of Christianity. Others, among them Jewish scholars such as Geza Vermes, see in Jesus a Jewish holy man whom the church made into something else; and yet others find that Paul passed on what he had received and never stopped being a Jew.",
  sources: [
    {
      author: "Geza Vermes",
      year: "1973",
      title: "Jesus the Jew",
      publication: "Collins, London",
      kind: "book",
    },
    {
      author: "E. P. Sanders",
      year: "1985",
      title: "Jesus and Judaism",
      publication: "SCM Press, London",
      kind: "book",
    },
  ],
  related: ["why-dont-jews-believe-in-jesus", "why-is-jesus-called-christ"],
};
