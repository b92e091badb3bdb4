import type { Answer } from "./schema";

export const tattoos: Answer = {
  id: "tattoos",
  section: "Christian living",
  question: "Are tattoos a sin?",
  askedAs: [
    "can christians get tattoos",
    "what does the bible say about tattoos",
    "leviticus 19:28 tattoo",
    "is body piercing a sin",
    "i have a tattoo am i going to hell",
    "tattoo of a cross",
  ],
  answer:
    "One verse speaks of it: Leviticus forbids Israel to cut the body for the dead or to put marks on the skin, among rules against the mourning customs of its neighbors. It stands beside laws on beards and mixed cloth that Christians do not keep, so most see no sin in a tattoo as such. What one wants to say with it, and whether one will be glad of it, are the better questions.",
  passages: [
    { reference: "Leviticus 19:28", why: "The one verse, in its setting of mourning rites." },
    { reference: "1 Corinthians 6:19-20", why: "The body as a temple, on which both sides draw." },
    {
      reference: "Romans 14:4-6",
      why: "In such matters each is to be convinced in one’s own mind.",
    },
  ],
  christianViews:
    "Some Christians take the verse as a lasting sign that the body should be left as it was given; most take it as part of Israel’s ritual law. Coptic and other Eastern Christians have worn tattooed crosses for centuries.",
  sources: [],
};
