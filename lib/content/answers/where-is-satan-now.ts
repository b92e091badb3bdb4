import type { Answer } from "./schema";

export const whereIsSatanNow: Answer = {
  id: "where-is-satan-now",
  section: "Faith basics",
  question: "Is Satan in hell?",
  askedAs: [
    "does the devil rule hell",
    "where is satan right now",
    "when will satan be destroyed",
    "why doesnt god just kill the devil",
    "does satan have horns and a pitchfork",
    "can satan read my mind",
    "why doesnt god destroy satan",
    "is the devil in hell",
    "does satan live in hell",
    "why does god let satan live",
    "lake of fire and the devil",
    "what does the devil look like",
  ],
  answer:
    "The Bible shows Satan at work on earth, with hell as his end and not as his kingdom. Revelation says that he will be thrown into the lake of fire, as one punished and not as a jailer. The red figure with horns and a fork comes from later art. That he can read thoughts the Bible nowhere says. Why God lets him act for a while it does not fully explain, but it is sure of the outcome.",
  passages: [
    { reference: "1 Peter 5:8", why: "He prowls the earth." },
    { reference: "Revelation 20:10", why: "His end." },
    { reference: "Matthew 25:41", why: "The fire is prepared for him; he does not rule it." },
    { reference: "Romans 16:20", why: "God will soon crush him." },
  ],
  christianViews:
    "Amillennialists hold that he is bound now, so that he cannot stop the gospel; premillennialists that this is still to come. Some theologians say that God leaves him time as he leaves people time; Augustine, that God brings good even out of evil.",
  sources: [],
  related: ["who-is-satan", "is-there-spiritual-warfare"],
};
