import type { Answer } from "./schema";

export const areThereProphetsToday: Answer = {
  id: "are-there-prophets-today",
  section: "Faith basics",
  question: "Are there still prophets today?",
  askedAs: [
    "is prophecy for today",
    "someone gave me a prophetic word what should i do",
    "how do you know if a prophet is from god",
    "modern day prophets true or false",
    "what is a prophet",
    "a prophet predicted the end of the world",
    "a prophet gave me a word should i believe it",
    "does god still send prophets",
    "are modern prophets real",
    "how to test a prophet",
    "is my pastor a prophet",
    "are there modern prophets",
    "does prophecy still exist",
  ],
  answer:
    "Christians disagree about prophets today, but they agree that anyone who claims to speak for God is to be tested. In the Bible a prophet is first of all a messenger who calls people back to God, and only sometimes tells what is to come. Its tests are plain: does it come true, does it lead to the true God, and what fruit does the person bear? Nobody needs to marry, move, pay or stop a medicine because of a stranger’s prophecy; take time, and ask people you trust.",
  passages: [
    { reference: "Deuteronomy 18:20-22", why: "Whether it comes true." },
    {
      reference: "Deuteronomy 13:1-3",
      why: "Even a sign does not count if it leads away from God.",
    },
    { reference: "1 Thessalonians 5:19-22", why: "Do not despise prophecy, and test it." },
    { reference: "Matthew 7:15-16", why: "False prophets are known by their fruit." },
  ],
  christianViews:
    "Pentecostals and charismatics expect prophecy, under Scripture and weighed by others. Cessationists hold that it ended with the apostles, since Scripture is complete. Catholics speak of private revelations, which need not be believed and cannot add to the faith; Orthodox of holy elders with insight.",
  critics:
    "Skeptics point to long lists of failed predictions, and to vague ones that fit anything.",
  sources: [
    {
      author: "Wayne A. Grudem",
      year: "1988",
      title: "The Gift of Prophecy in the New Testament and Today",
      publication: "Crossway, Westchester",
      kind: "book",
    },
  ],
  related: ["what-are-spiritual-gifts", "how-to-recognize-a-cult"],
};
