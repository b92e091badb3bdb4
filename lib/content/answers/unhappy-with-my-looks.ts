import type { Answer } from "./schema";

export const unhappyWithMyLooks: Answer = {
  id: "unhappy-with-my-looks",
  section: "Hard times",
  question: "I hate how I look. What does God think of my body?",
  askedAs: [
    "i am ugly",
    "i hate my body",
    "body image bible verse",
    "am i pretty to god",
    "eating disorder and god",
    "fat and ashamed",
  ],
  answer:
    "You are made in God’s image, and he called what he made very good; nowhere does the Bible tie worth to looks. It says that people look at the outside and God at the heart, and that the servant of God himself had no beauty to catch the eye. Be as kind to your body as to a friend’s. If you are starving, purging or hurting it, please tell a doctor or someone you trust soon; that can be helped.",
  passages: [
    { reference: "1 Samuel 16:7", why: "God looks on the heart." },
    { reference: "Psalms 139:13-14", why: "Woven together with care." },
    { reference: "Isaiah 53:2", why: "The servant had no looks to attract." },
    { reference: "1 Peter 3:3-4", why: "Beauty of a gentle spirit." },
  ],
  sources: [],
  related: ["ashamed-of-who-i-am", "envy-of-others"],
};
