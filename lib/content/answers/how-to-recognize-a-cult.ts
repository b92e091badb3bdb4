import type { Answer } from "./schema";

export const howToRecognizeACult: Answer = {
  id: "how-to-recognize-a-cult",
  section: "Other faiths",
  question: "How can I recognize a cult or an unhealthy church?",
  askedAs: [
    "is my church a cult",
    "signs of a cult",
    "how do i leave a cult",
    "my pastor controls everything is that normal",
    "false prophets how to tell",
    "what is the difference between a cult and a religion",
    "how do i know if my group is a cult",
    "is this group a sect",
    "my church controls my life",
    "high control group signs",
    "how do you spot a false teacher",
    "am i in a cult",
    "what is a cult",
    "is my church a sect",
  ],
  answer:
    "To tell a cult from a healthy church, look at the fruit, as Jesus says: how a group treats people, above all those who ask, doubt or leave. Warning signs are a leader nobody may question, control over money, partners, sleep or medicine, secrets, fear of the world outside, and being cut off from family. A healthy church lets you ask, go home, say no, and see the accounts. If you are in such a group, you are not stupid and not alone: speak to somebody outside, and leave safely; if anyone threatens or hurts you, call your local emergency number.",
  passages: [
    { reference: "Matthew 7:15-20", why: "Known by their fruits." },
    { reference: "1 Thessalonians 5:21", why: "Test everything, and keep what is good." },
    { reference: "1 Peter 5:2-3", why: "Shepherds are not to lord it over others." },
    { reference: "Ezekiel 34:2-4", why: "God is angry with shepherds who feed themselves." },
  ],
  christianViews:
    "Some Christians use “cult” for groups whose teaching departs from the creeds; others only for groups that control and harm, which may happen in churches with sound doctrine as well.",
  critics:
    "Many scholars of religion avoid the word and speak of new religious movements, since every religion began small and strange to others. Robert Lifton’s marks of thought reform are widely used all the same.",
  sources: [
    {
      author: "Robert Jay Lifton",
      year: "1961",
      title: "Thought Reform and the Psychology of Totalism",
      publication: "W. W. Norton, New York",
      kind: "book",
    },
  ],
  related: ["hurt-by-the-church", "are-there-prophets-today"],
};
