import "server-only";

/** What a question may need besides, or instead of, an answer from the Bible. */
export type Concern =
  | "self-harm"
  | "grief-over-suicide"
  | "distress"
  | "abuse"
  | "medical"
  | "dates"
  | "politics"
  | "off-topic";

export interface SafetyAnswer {
  /** Said first, paragraphs parted by an empty line. */
  text: string;
  /** Passages printed after it, from the table. */
  references: readonly string[];
  /** True when nothing else follows. */
  isWhole: boolean;
}

// Each number was looked up on 2026-11-21, in pages of the services themselves where they were to be had:
//   988: United States (cdcr.ca.gov, 988lifeline.org as quoted by webmd.com) and, since 30 November 2023, Canada (Wikipedia, "988 (telephone number)");
//   116 123: Samaritans, United Kingdom and Ireland, free (samaritans.org/how-we-can-help/contact-samaritan; irishexaminer.com);
//   13 11 14: Lifeline, Australia (lifelineh2h.org.au, suicidepreventionaust.org); a landline pays a local call;
//   1-800-799-7233: National Domestic Violence Hotline (thehotline.org as quoted by areachbeyondthesurface.org, solano.networkofcare.org);
//   1-800-422-4453: Childhelp National Child Abuse Hotline (thekidstrust.org, helpisaclickaway.org);
//   0808 2000 247: National Domestic Abuse Helpline (refuge.org.uk); 0800 027 1234: Scotland's (safer.scot);
//   0800 1111: Childline, United Kingdom (thefirststep.org.uk, mbrook.brent.sch.uk);
//   1800RESPECT, which is 1800 737 732 on the keys: Australia (1800respect.org.au, plan4womenssafety.dss.gov.au);
//   findahelpline.com: helplines of some 130 countries (findahelpline.com/AU, lifeline-international.com, April 2024);
//   999 and 000: samaritans.org and lifelineh2h.org.au name them; 112: every member of the European Union (govtech.com after the Commission).
const EMERGENCY =
  "If you or somebody else is in danger right now, call your local emergency number: 911 in the United States and Canada, 999 in the United Kingdom, 112 in the European Union and in many other countries, 000 in Australia.";
const CRISIS_LINES =
  "You can talk to somebody today, in confidence and nearly everywhere free: in the United States and Canada call or text 988; in the United Kingdom and Ireland call Samaritans on 116 123; in Australia call Lifeline on 13 11 14. For every other country findahelpline.com lists who answers.";
const ABUSE_LINES =
  "There are people who help, in confidence: in the United States the National Domestic Violence Hotline, 1-800-799-7233, and for children Childhelp, 1-800-422-4453; in England the National Domestic Abuse Helpline, 0808 2000 247, in Scotland 0800 027 1234, and for children anywhere in the United Kingdom Childline, 0800 1111; in Australia 1800RESPECT, 1800 737 732. For other countries see findahelpline.com.";

/** The one place for everything that is said first to somebody in need, and for what is declined. */
export const SAFETY_ANSWERS: Readonly<Record<Concern, SafetyAnswer>> = {
  "self-harm": {
    text: `I am so sorry that it is this hard. Thank you for saying it. You matter, and you do not have to carry this alone.\n\n${EMERGENCY}\n\n${CRISIS_LINES}\n\nPlease also tell one person near you, a friend, a relative, a pastor or a doctor, how you feel, and ask them to stay with you. I am only a study assistant and no substitute for them.\n\nPeople in the Bible came to this point too and said so to God. This is for you as well:`,
    references: ["Psalm 34:18"],
    isWhole: true,
  },
  "grief-over-suicide": {
    text: `This question is often a heavy one. If it is about somebody you have lost, I am sorry. If it is about yourself, please talk to somebody today: you matter, and help is there.\n\n${CRISIS_LINES}`,
    references: [],
    isWhole: false,
  },
  distress: {
    text: `That sounds very heavy, and I am sorry. You do not have to carry it alone: please tell somebody near you, a friend, a pastor or a doctor, how you feel. If it becomes too much, there is help at any hour.\n\n${CRISIS_LINES}\n\nHere is what the Bible has for such hours.`,
    references: [],
    isWhole: false,
  },
  abuse: {
    text: `I am sorry. What you describe should not happen, and it is not your fault. Nothing in the Bible asks you to stay where you are harmed.\n\n${EMERGENCY}\n\n${ABUSE_LINES}\n\nIf you can, tell somebody you trust: a friend, a doctor, a teacher or a pastor who will take it seriously. When you use a shared device, somebody may be able to see what you read.\n\nThe psalms speak of God as a shelter for those who are oppressed:`,
    references: ["Psalm 9:9"],
    isWhole: true,
  },
  medical: {
    text: `I hope that you, or the person you think of, will be well soon. I cannot give medical advice: please ask a doctor or a pharmacist, and do not begin or stop a treatment because of something you read here. ${EMERGENCY}\n\nSeeking a doctor and praying do not stand against each other. What I can do is look at what the Bible says.`,
    references: [],
    isWhole: false,
  },
  dates: {
    text: "I name no date for Christ’s return or for the end of the world, and every date that has been named so far has passed. Jesus says that nobody knows it:",
    references: ["Matthew 24:36", "Acts 1:7"],
    isWhole: false,
  },
  politics: {
    text: "I take no side between parties and candidates, and I would not tell you whom to vote for; Christians of good will decide differently here. I am glad to look with you at what the Bible says about rulers, justice, the poor, truth or prayer for those who govern. One such passage:",
    references: ["1 Timothy 2:1-2"],
    isWhole: true,
  },
  "off-topic": {
    text: "That lies outside what I can help with: I am a study assistant for the Bible, its world and the Christian faith. Ask me about a verse, a person, a place, a teaching or a doubt, and I will gladly look it up.",
    references: [],
    isWhole: true,
  },
};
