import type { Answer } from "./schema";

export const gayAndChristian: Answer = {
  id: "gay-and-christian",
  section: "Christian living",
  question: "I am gay. Does God love me, and what should I do?",
  askedAs: [
    "can you be gay and christian",
    "i think i am gay and scared",
    "does god hate gay people",
    "i am lesbian and my church rejects me",
    "coming out as a christian",
    "my son told me he is gay",
  ],
  answer:
    "God loves you; nothing in the Bible makes an exception, and nobody may hate or mock you in his name. What Christians differ about is how to live: most churches have taught that sexual union belongs to marriage of a man and a woman, others bless faithful couples of the same sex. You need not settle it today or alone. If you are threatened, or think of harming yourself, call your local emergency number or a crisis line now.",
  passages: [
    { reference: "Romans 8:38-39", why: "Nothing created can separate." },
    { reference: "Psalms 139:1-6", why: "Known through and through." },
    { reference: "John 6:37", why: "Whoever comes is not cast out." },
  ],
  christianViews:
    "Catholic, Orthodox and Evangelical churches ask for celibacy, and many within them for patience and friendship on that road. A number of Protestant churches marry same-sex couples, reading the texts as about exploitation and idolatry of their time.",
  sources: [],
  related: ["homosexuality-texts", "ashamed-of-who-i-am"],
};
