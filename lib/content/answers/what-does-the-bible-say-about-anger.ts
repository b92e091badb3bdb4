import type { Answer } from "./schema";

export const whatDoesTheBibleSayAboutAnger: Answer = {
  id: "what-does-the-bible-say-about-anger",
  section: "Christian living",
  question: "How can I control my anger?",
  askedAs: [
    "what does the bible say about anger",
    "is it a sin to be angry",
    "i have a bad temper",
    "verses about anger",
    "i yell at my kids and feel awful",
    "how do i calm down when i am furious",
    "be angry and do not sin meaning",
    "how do i deal with my temper",
    "how do i stop being so angry",
  ],
  answer:
    "Anger itself is not a sin, the Bible says; what matters is what it does next. Be slow to speak, leave the room if you must, settle a quarrel the same day, and never hand anger a weapon. Ask what lies beneath it, for it is often fear or hurt, and put right afterward what you said. If you frighten or hurt people at home, that can change, but seldom alone: ask a counselor or doctor for help today, and let those you hurt be safe meanwhile.",
  passages: [
    { reference: "Ephesians 4:26-27", why: "Anger with a time limit." },
    { reference: "James 1:19-20", why: "Quick to hear, slow to anger." },
    { reference: "Proverbs 15:1", why: "What a gentle answer does." },
    { reference: "Mark 3:5", why: "Jesus himself was angry, and healed." },
  ],
  christianViews:
    "Some, with Matthew 5:22, warn against nearly all anger; the desert fathers counted it among the deadly thoughts. Others, with Thomas Aquinas, think that rightly measured anger at injustice is a virtue.",
  sources: [],
  related: ["how-do-i-forgive", "how-to-resist-temptation"],
};
