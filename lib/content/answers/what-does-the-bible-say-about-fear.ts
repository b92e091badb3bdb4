import type { Answer } from "./schema";

export const whatDoesTheBibleSayAboutFear: Answer = {
  id: "what-does-the-bible-say-about-fear",
  section: "Christian living",
  question: "What does the Bible say about being afraid?",
  askedAs: [
    "verses about fear",
    "do not be afraid in the bible",
    "how do i overcome fear",
    "i am scared all the time",
    "verses when i am afraid at night",
    "how many times does the bible say do not fear",
    "how can i be brave",
  ],
  answer:
    "The Bible’s messengers say “do not be afraid” more often than almost anything else, and they say it to people who are afraid; it is comfort and no reproach. The reason given is hardly ever that nothing will happen, but that God is with them. Say what you fear aloud, to God and to a person; breathe slowly; do the next small thing. That there are 365 such verses, one for each day, is a pretty legend. If fear rules your days, a doctor or counselor can help, and if you are in danger call your emergency number.",
  passages: [
    { reference: "Isaiah 41:10", why: "Because God is with you." },
    { reference: "Psalms 23:4", why: "In the dark valley, not alone." },
    { reference: "Psalms 34:4", why: "Someone sought help, and was freed from fears." },
    { reference: "John 14:27", why: "Jesus to troubled friends." },
  ],
  sources: [],
  related: ["afraid-of-the-future", "anxious-all-the-time", "trusting-god"],
};
