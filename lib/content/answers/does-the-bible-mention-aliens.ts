import type { Answer } from "./schema";

export const doesTheBibleMentionAliens: Answer = {
  id: "does-the-bible-mention-aliens",
  section: "Faith basics",
  question: "Does the Bible say anything about aliens?",
  askedAs: [
    "are aliens real according to the bible",
    "did jesus die for aliens too",
    "does the bible talk about extraterrestrials",
    "is there life on other planets bible",
    "would aliens disprove christianity",
    "were the angels aliens",
    "does the bible talk about life on other planets",
    "did god create aliens",
    "ufos in the bible",
    "are we alone in the universe bible",
  ],
  answer:
    "The Bible says nothing about life on other worlds, neither for nor against. Ezekiel’s wheels belong to a vision of God’s throne, with living beings who are described in the picture language of his time; nothing in it is a machine. Christians who have thought about it mostly say that God was free to make life elsewhere, since everything that exists is his. Whether anyone is there, nobody yet knows.",
  passages: [
    { reference: "Psalms 8:3-5", why: "Looking at the stars, and asking what a human being is." },
    { reference: "Ezekiel 1:26-28", why: "What the vision is of: the glory of the Lord." },
    { reference: "Colossians 1:16-17", why: "All things, seen and unseen, through Christ." },
    { reference: "Psalms 19:1", why: "The skies speak of their maker." },
  ],
  christianViews:
    "C. S. Lewis and several Vatican astronomers have written that other creatures might be unfallen, or redeemed in ways we do not know. Some young-earth and other evangelicals expect no other rational beings, since Christ became man once and for all (Hebrews 9:26). Some explain UFO reports as demonic; others see no need to.",
  critics:
    "Thomas Paine argued in 1794 that belief in many worlds makes the Christian story too small to be true; the physicist Paul Davies thinks that a discovery would be hardest for Christianity.",
  sources: [
    {
      author: "Thomas Paine",
      year: "1794",
      title: "The Age of Reason, part 1",
      publication: "Barrois, Paris",
      kind: "book",
    },
    {
      author: "David Wilkinson",
      year: "2013",
      title: "Science, Religion, and the Search for Extraterrestrial Intelligence",
      publication: "Oxford University Press, Oxford",
      kind: "book",
    },
  ],
  related: ["why-did-god-create-us", "what-are-angels"],
};
