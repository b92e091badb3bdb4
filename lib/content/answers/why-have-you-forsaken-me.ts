import type { Answer } from "./schema";

export const whyHaveYouForsakenMe: Answer = {
  id: "why-have-you-forsaken-me",
  section: "Faith basics",
  question: "Why did Jesus say that God had forsaken him?",
  askedAs: [
    "my god my god why have you forsaken me meaning",
    "did god abandon jesus on the cross",
    "did jesus lose his faith on the cross",
    "eli eli lama sabachthani",
    "why would jesus say on the cross that god left him",
    "why did jesus cry my god why have you forsaken me",
    "why did god forsake jesus",
    "jesus felt abandoned on the cross",
    "psalm 22 on the cross",
    "did the father turn away from jesus",
  ],
  answer:
    "On the cross Jesus cried out the first line of Psalm 22, the prayer of someone who feels left by God and goes on speaking to him. It says that he went all the way into human darkness. The psalm itself ends in trust and praise, and many think that he had the whole of it in mind; others warn against softening the cry. For people who feel forsaken it means at least this, that Jesus knows that place from the inside.",
  passages: [
    { reference: "Mark 15:33-34", why: "The cry itself." },
    { reference: "Psalms 22:1-5", why: "The prayer’s beginning: why, and yet trust." },
    { reference: "Psalms 22:24", why: "The turn: God has heard." },
    { reference: "Luke 23:46", why: "Luke’s last words, of trust." },
  ],
  christianViews:
    "Many Reformed say that he truly bore being cut off from God in our place. Catholics, Orthodox and others say that the Father never left the Son, who felt as man what forsaken people feel; Athanasius and Augustine heard him speak in our name.",
  critics:
    "Some scholars take it as the cry of a disappointed man, preserved because it was remembered; others as Mark’s own choice, since the psalm shapes his whole account. That Luke and John have other last words they ascribe to each writer’s theology.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1994",
      title: "The Death of the Messiah",
      publication: "Doubleday, New York",
      kind: "book",
    },
  ],
  related: ["did-god-die-on-the-cross", "why-is-it-called-good-friday"],
};
