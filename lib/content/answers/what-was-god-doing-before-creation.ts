import type { Answer } from "./schema";

export const whatWasGodDoingBeforeCreation: Answer = {
  id: "what-was-god-doing-before-creation",
  section: "Faith basics",
  question: "What was God doing before he made the world?",
  askedAs: [
    "what did god do before creation",
    "was there time before god created the universe",
    "was god bored before creation",
    "is god outside of time",
    "how long did god wait before making the world",
    "what existed before creation",
    "what came before genesis 1",
    "did time exist before the big bang bible",
    "what did god do before the universe",
    "was there anything with god before creation",
    "what did god do before time began",
    "what was there before god made the world",
  ],
  answer:
    "The Bible says little about what came before creation, but it names love: Jesus speaks of the love the Father had for him before the world was founded. Augustine, who was asked this, answered that time itself was made with the world, so that there was no “before” in which God might have waited or been bored. On the Christian view God was never lonely, since Father, Son and Spirit are love without beginning. The plan to save, the letters say, is older than the world.",
  passages: [
    { reference: "John 17:24", why: "Love before the world began." },
    { reference: "Psalms 90:2", why: "God before the mountains." },
    { reference: "Ephesians 1:4", why: "A choice before the world was founded." },
    { reference: "Proverbs 8:22-25", why: "Wisdom, there before the earth." },
  ],
  christianViews:
    "Most of tradition, with Augustine and Boethius, holds that God is outside time and sees all of it at once. Others, many evangelical philosophers among them, think that he lives through time, at least since he made it.",
  critics:
    "Some cosmologists find that “before” the Big Bang may have no meaning, others that there was something earlier; many think that neither answer needs God.",
  sources: [
    {
      author: "Augustine of Hippo",
      year: "397-401",
      title: "Confessions 11.12-14",
      publication: "Nicene and Post-Nicene Fathers, series 1, vol. 1",
      kind: "ancient-source",
    },
  ],
  related: ["who-created-god", "why-did-god-create-us"],
};
