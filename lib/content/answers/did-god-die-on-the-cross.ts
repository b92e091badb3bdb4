import type { Answer } from "./schema";

export const didGodDieOnTheCross: Answer = {
  id: "did-god-die-on-the-cross",
  section: "Faith basics",
  question: "Did God die on the cross?",
  askedAs: [
    "how could god the son die on a cross",
    "if jesus is god who ran the universe when he died",
    "is it possible for god to be killed",
    "did the father suffer on the cross",
    "how could jesus be dead for three days if he is god",
    "if jesus is god did god die at calvary",
    "was god dead for three days",
    "how can the immortal god die",
    "who was in charge when jesus was dead",
  ],
  answer:
    "Asked whether God died on the cross, Christians answer with care: the one who died is God the Son, and he died as man. God’s own life cannot end, so the universe was never without its keeper; but the person who suffered on the cross was no one less than the Son, because he had taken a body that can die. The church put it in a short sentence, that one of the Trinity suffered in the flesh. Why he would do so the New Testament explains by love.",
  passages: [
    { reference: "Philippians 2:6-8", why: "He humbled himself as far as death." },
    { reference: "Hebrews 2:14-15", why: "He took flesh and blood in order to die." },
    { reference: "Acts 20:28", why: "Paul speaks of the church bought with blood." },
    { reference: "Colossians 1:17", why: "In him everything holds together." },
  ],
  christianViews:
    "Catholics, Orthodox and most Protestants say that God’s nature does not suffer. Since the twentieth century others, such as Jürgen Moltmann, hold that the Father too suffered, in his grief. Jehovah’s Witnesses say that a perfect man died, and not God.",
  critics:
    "Muslims, Jews and many philosophers think it a contradiction that the immortal should die. Christians reply that two natures in one person, if possible at all, make it none.",
  sources: [
    {
      author: "Jürgen Moltmann",
      year: "1974",
      title: "The Crucified God",
      publication: "SCM Press, London",
      kind: "book",
    },
  ],
  related: ["what-does-son-of-god-mean", "why-have-you-forsaken-me"],
};
