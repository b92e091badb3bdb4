import type { Answer } from "./schema";

export const whatDoesTheBibleSayAboutHope: Answer = {
  id: "what-does-the-bible-say-about-hope",
  section: "Christian living",
  question: "What does the Bible say about hope?",
  askedAs: [
    "verses about hope",
    "i have no hope left",
    "how do i keep hoping",
    "where is hope in the bible",
    "hope when everything looks dark",
    "difference between hope and wishing",
  ],
  answer:
    "Hope in the Bible is more than a wish: it is trust that God will keep his word, also when nothing looks like it. It was learned in dark places; the best-known words on it stand in Lamentations, among the ruins of Jerusalem. It rests for Christians on Jesus having been raised. You need not feel it for it to be true; sometimes others hope for us for a while. If you see no way on, and think of ending your life, call your local emergency number or a help line now, and stay near somebody.",
  passages: [
    { reference: "Lamentations 3:21-24", why: "Hope called to mind among ruins." },
    { reference: "Romans 15:13", why: "A blessing for those who need it." },
    { reference: "Psalms 42:11", why: "Someone talks to his own soul." },
    { reference: "Romans 8:24-25", why: "Hoping for what is not yet seen." },
  ],
  sources: [],
  related: ["living-with-depression", "trusting-god"],
};
