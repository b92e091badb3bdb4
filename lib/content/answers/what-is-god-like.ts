import type { Answer } from "./schema";

export const whatIsGodLike: Answer = {
  id: "what-is-god-like",
  section: "Faith basics",
  question: "Who is God, and what is he like?",
  askedAs: [
    "who is god",
    "what is god like",
    "describe god's character",
    "attributes of god",
    "what does the bible say about who god is",
    "explain god to a child",
    "what kind of god do christians believe in",
    "what is god",
    "tell me about god",
  ],
  answer:
    "In the Bible God is the maker of everything, one, holy and living, who knows and loves what he has made. He describes himself to Moses as kind and forgiving, patient, faithful beyond measure, and as one who does not wave wrong away. John says in three words that God is love. Christians add that the clearest picture of him is Jesus: how he treated children, outcasts, the proud and the guilty shows how God is.",
  passages: [
    { reference: "Exodus 34:6-7", why: "God describes himself." },
    { reference: "1 John 4:8-9", why: "Love, and how it was shown." },
    { reference: "Psalms 145:8-9", why: "Good to all he has made." },
    { reference: "Colossians 1:15", why: "Jesus as the image of the God nobody sees." },
  ],
  christianViews:
    "All churches call God almighty, all-knowing, good and everywhere. Catholics and Orthodox stress that he is beyond every word we have for him; process and open theologians say that he is moved by what happens to us and does not control it all.",
  critics:
    "Critics hold that this picture has been smoothed, and that the God of some passages is jealous and violent; Ludwig Feuerbach thought that people make God out of their own best qualities.",
  sources: [
    {
      author: "Ludwig Feuerbach",
      year: "1841",
      title: "Das Wesen des Christentums (The Essence of Christianity)",
      publication: "Otto Wigand, Leipzig",
      kind: "book",
    },
    {
      author: "J. I. Packer",
      year: "1973",
      title: "Knowing God",
      publication: "Hodder and Stoughton, London",
      kind: "book",
    },
  ],
  related: ["does-god-exist", "what-does-god-look-like", "does-god-love-me"],
};
