import type { Answer } from "./schema";

export const failedProphecies: Answer = {
  id: "failed-prophecies",
  section: "Doubts and hard texts",
  question: "Are there prophecies in the Bible that failed?",
  askedAs: [
    "did tyre get destroyed forever prophecy",
    "failed prophecies in the bible",
    "unfulfilled bible prophecies",
    "ezekiel said nebuchadnezzar would destroy tyre",
    "egypt desolate forty years prophecy failed",
    "did bible prophecies ever fail",
    "which bible prophecies did not come true",
  ],
  answer:
    "Some prophecies did not come about as they were worded, and the Bible itself knows of it. Nineveh was not overthrown in forty days, because it repented. Ezekiel foretold that Nebuchadnezzar would take Tyre, and later says himself that the king got no wages there, and promises Egypt instead, of whose forty desolate years no trace is known. Jeremiah gives the rule: a threat or a promise may change if the people do.",
  passages: [
    { reference: "Jeremiah 18:7-10", why: "The rule for threats and promises." },
    { reference: "Jonah 3:10", why: "Nineveh turns, and is spared." },
    { reference: "Ezekiel 29:18-20", why: "The word about Tyre is taken up again." },
    { reference: "Deuteronomy 18:21-22", why: "The test of a prophet." },
  ],
  christianViews:
    "Some hold that every such word was or will be fulfilled, if not by Nebuchadnezzar then by Alexander, or at the end. Others stress that prophecy is a call to turn and not a timetable.",
  critics:
    "Critics say that by the Bible’s own test in Deuteronomy these prophets failed, and that success is claimed only for prophecies which are vague, or were written afterward.",
  sources: [
    {
      author: "Robert P. Carroll",
      year: "1979",
      title: "When Prophecy Failed",
      publication: "SCM Press",
      kind: "book",
    },
    {
      author: "Daniel I. Block",
      year: "1998",
      title: "The Book of Ezekiel: Chapters 25-48",
      publication: "Eerdmans",
      kind: "book",
    },
  ],
  related: ["this-generation"],
};
