import type { Answer } from "./schema";

export const masturbation: Answer = {
  id: "masturbation",
  section: "Christian living",
  question: "Is masturbation a sin?",
  askedAs: [
    "what does the bible say about masturbation",
    "is touching yourself a sin",
    "onan bible masturbation",
    "i masturbate am i going to hell",
    "is self pleasure wrong",
  ],
  answer:
    "The Bible does not mention it. Onan, who is often named, was judged for refusing to give his brother’s widow a child, not for this. What Jesus does speak about is looking at others as objects of desire, so the imagination and pornography are the harder question. It is very common, and no reason for terror or self-hatred.",
  passages: [
    { reference: "Genesis 38:8-10", why: "Onan’s story, and what it is about." },
    { reference: "Matthew 5:27-28", why: "Jesus on the look and the heart." },
    { reference: "1 Corinthians 6:12", why: "Allowed or not, nothing should rule me." },
  ],
  christianViews:
    "The Catholic Catechism calls the act gravely disordered while noting that habit and anxiety lessen the blame; Orthodox teaching is similar. Protestants are divided: some see it as sin because of the lust that goes with it, others leave it to conscience.",
  sources: [],
  related: ["struggling-with-pornography"],
};
