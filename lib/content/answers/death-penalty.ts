import type { Answer } from "./schema";

export const deathPenalty: Answer = {
  id: "death-penalty",
  section: "Christian living",
  question: "Does the Bible support the death penalty?",
  askedAs: [
    "is capital punishment biblical",
    "eye for an eye death penalty",
    "should christians support execution",
    "thou shalt not kill death penalty",
    "what would jesus say about the death penalty",
  ],
  answer:
    "Israel’s law knew it for murder and other offenses, with strict rules of witness, and Genesis grounds it in the image of God. Jesus stopped a stoning and died by an unjust execution; Paul speaks of the ruler’s sword. So Christians argue on both sides from the same book.",
  passages: [
    { reference: "Genesis 9:6", why: "Blood for blood, because of God’s image." },
    { reference: "Romans 13:3-4", why: "The sword of the ruler." },
    { reference: "John 8:3-11", why: "An execution that Jesus stops." },
    { reference: "Ezekiel 33:11", why: "No pleasure in the death of the wicked." },
  ],
  christianViews:
    "The Catholic Church has taught since 2018 that it is inadmissible; Anabaptists, Quakers and many mainline Protestants oppose it too. Many Evangelicals hold it just for murder, as a duty of the state.",
  sources: [],
  related: ["stoning", "self-defense-and-war"],
};
