import type { Answer } from "./schema";

export const isGodPunishingMe: Answer = {
  id: "is-god-punishing-me",
  section: "Faith basics",
  question: "Is God punishing me?",
  askedAs: [
    "am i being punished for my sins",
    "is my illness a punishment from god",
    "why does everything bad happen to me did i make god angry",
    "does god punish us with bad luck",
    "is this karma from god for what i did",
    "did my baby get sick because of my sin",
    "is my cancer a punishment from god",
    "why is god doing this to me",
    "is god mad at me and punishing me",
    "did i deserve this from god",
    "is my suffering because of my sin",
    "is god paying me back",
  ],
  answer:
    "Nobody can read from what happened to you that God is punishing you: Jesus was asked whose sin had made a man blind, and he said neither the man’s nor his parents’. The friends of Job were sure that he was being punished, and God said that they were wrong. The Bible does know that deeds have consequences, and that God corrects those he loves; but Christ took upon himself what stood against us. You may tell God how hard it is, and you need not carry it alone: a friend, a pastor or a doctor can help to bear it.",
  passages: [
    { reference: "John 9:1-3", why: "Neither the man nor his parents." },
    { reference: "Luke 13:2-5", why: "Disaster is no measure of guilt." },
    { reference: "Psalms 103:8-10", why: "He does not deal with us according to our sins." },
    { reference: "Romans 8:1", why: "No condemnation in Christ." },
  ],
  christianViews:
    "Most churches teach that God may discipline his children for their good (Hebrews 12:5-11), and that one should be very slow to say so of any particular trouble, above all of another person’s. Some speak only of natural consequences; others expect that in hindsight God’s hand can be seen.",
  sources: [],
  related: ["seriously-ill", "does-god-love-me"],
};
