import type { Answer } from "./schema";

export const abusedAtHome: Answer = {
  id: "abused-at-home",
  section: "Hard times",
  question: "I am being hurt at home. Does God want me to stay?",
  askedAs: [
    "my husband hits me",
    "my wife beats me",
    "my parents hurt me",
    "does the bible say i must stay with an abuser",
    "pastor told me to submit to my abusive husband",
    "is leaving an abusive marriage a sin",
    "domestic violence bible",
  ],
  answer:
    "No: you may go where you are safe, and what is done to you is wrong. The Bible says that God hates violence, tells husbands to love as they love their own bodies, and shows David fleeing from a man who tried to kill him, with God’s blessing. No verse about submission or forgiveness gives anybody the right to hurt you. If you are in danger, call your local emergency number or a domestic violence line now, and tell somebody you trust.",
  passages: [
    { reference: "Psalms 11:5", why: "God hates the violent." },
    { reference: "Ephesians 5:28-29", why: "Love means caring for, as for one’s own body." },
    { reference: "1 Samuel 19:9-12", why: "David escapes through a window, with his wife’s help." },
    { reference: "Psalms 82:3-4", why: "Rescue the weak, says God to those in charge." },
  ],
  christianViews:
    "Churches agree that nobody must stay in danger. Some hold that abuse permits separation but not another marriage; others that abuse breaks the covenant and permits divorce.",
  sources: [],
  related: ["how-do-i-forgive", "divorce-and-remarriage"],
};
