import type { Answer } from "./schema";

export const whatIsWorship: Answer = {
  id: "what-is-worship",
  section: "Faith basics",
  question: "What is worship?",
  askedAs: [
    "is worship just singing",
    "what does it mean to worship god",
    "why does god want to be worshiped",
    "is god vain for wanting praise",
    "how should we worship god",
    "can i worship god at home",
    "why would god need our praise",
    "what counts as worship",
    "true worship in spirit and truth",
    "praise and worship in the bible",
    "does god need to be worshipped",
    "what does worship mean",
    "what is the meaning of worship",
  ],
  answer:
    "Worship is giving God the honor that is his, with the mouth, the body and the whole life. Singing is part of it, and so are prayer, listening, the Lord’s Supper, giving, and fair dealing during the week; the prophets said that songs without justice are noise. It does not feed God’s vanity, since he lacks nothing; the writer C. S. Lewis thought that we praise what we enjoy, and that the praise completes the joy.",
  passages: [
    { reference: "John 4:23-24", why: "In spirit and truth, and bound to no mountain." },
    { reference: "Romans 12:1", why: "One’s whole self as the offering." },
    { reference: "Psalms 95:6-7", why: "An old invitation to kneel." },
    { reference: "Amos 5:23-24", why: "Songs are not wanted without justice." },
  ],
  christianViews:
    "Catholic, Orthodox, Lutheran and Anglican worship follows a liturgy with the Lord’s Supper at its center. Reformed churches long allowed in worship only what Scripture commands; Lutherans whatever it does not forbid. Free churches and Pentecostals leave more room for the moment.",
  critics:
    "Some ask why a perfect being would want to be praised at all. Believers answer that it is for our good and that it is simply true; critics reply that no good parent demands it.",
  sources: [
    {
      author: "C. S. Lewis",
      year: "1958",
      title: "Reflections on the Psalms",
      publication: "Geoffrey Bles, London",
      kind: "book",
    },
  ],
  related: ["what-is-the-church", "what-is-idolatry"],
};
