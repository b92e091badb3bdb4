import type { Answer } from "./schema";

export const whatIsLoveInTheBible: Answer = {
  id: "what-is-love-in-the-bible",
  section: "Faith basics",
  question: "What is love, according to the Bible?",
  askedAs: [
    "what does the bible say love is",
    "what is agape love",
    "define love biblically",
    "god is love meaning",
    "how do i love people i dont like",
    "is love a feeling or a choice",
    "what does agape mean",
    "what is true love in the bible",
    "love is patient love is kind",
    "biblical meaning of love",
    "greek words for love",
    "what does it mean to love your neighbor",
  ],
  answer:
    "Love in the Bible is wanting and doing another’s good, faithfully and at a cost; feeling belongs to it and does not carry it alone. Its measure is God, who loved first, and its shape is Jesus, who gave his life. It is owed to neighbors, to strangers and even to enemies. Agape, the New Testament’s usual Greek word, came to be used for such love, though the Greek words overlap and the word by itself proves nothing. It obliges nobody to stay where they are beaten or used.",
  passages: [
    { reference: "1 Corinthians 13:4-7", why: "The best-known description." },
    { reference: "1 John 4:7-10", why: "Where love comes from, and how it was shown." },
    { reference: "Luke 6:27-31", why: "Love of enemies, in plain deeds." },
    { reference: "John 15:12-13", why: "The measure Jesus gives." },
  ],
  christianViews:
    "Anders Nygren set agape, which gives, against eros, which desires; Catholics such as Benedict XVI, and others, answer that the two belong together, in God’s love too.",
  sources: [
    {
      author: "Anders Nygren",
      year: "1930-1936",
      title: "Agape and Eros (Den kristna kärlekstanken)",
      publication: "Svenska kyrkans diakonistyrelse, Stockholm",
      kind: "book",
    },
    {
      author: "Benedict XVI",
      year: "2005",
      title: "Deus Caritas Est",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["does-god-love-me", "what-is-the-fruit-of-the-spirit"],
};
