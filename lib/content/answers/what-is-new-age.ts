import type { Answer } from "./schema";

export const whatIsNewAge: Answer = {
  id: "what-is-new-age",
  section: "Other faiths",
  question: "What do Christians think of New Age, crystals and manifesting?",
  askedAs: [
    "is manifesting a sin",
    "can christians use crystals",
    "law of attraction and the bible",
    "is the universe god",
    "is sage burning wrong for christians",
    "can i be spiritual but not religious",
    "are chakras and energy healing okay",
    "is manifesting biblical",
    "is manifestation okay for christians",
    "new age vs christianity",
    "are crystals demonic",
    "can a christian believe in energy",
    "the secret and positive thinking bible",
    "can christians manifest things",
    "is new age spirituality wrong",
  ],
  answer:
    "New Age is a loose name for beliefs that the divine is an energy in everything, and that we shape reality by thought or tune ourselves with stones and signs; the Bible speaks instead of a God who is a person, who made the world and is not the world. So Christians pray rather than manifest: they ask, and leave the answer to him. In Christian eyes a stone is a lovely thing God made, with no power to guard or guide. The longing behind it, for meaning, healing and connection, deserves respect and not mockery.",
  passages: [
    { reference: "Romans 1:25", why: "Honoring the creature in the Creator’s place." },
    { reference: "Matthew 6:9-10", why: "Your will be done: the opposite of making it happen." },
    { reference: "James 4:13-15", why: "Plans, under God’s will." },
    { reference: "Jeremiah 2:13", why: "Springs and broken cisterns." },
  ],
  christianViews:
    "The Vatican in 2003 advised discernment and conversation. Many evangelicals warn of spiritual danger. Others gladly use silence, breathing or herbs as good gifts of creation, without the beliefs that come with them.",
  critics:
    "Those who practice it say that it helps them and that churches had lost the sense of mystery and nature. In a test presented in 2001 Christopher French and colleagues found that people felt the same effects from fake crystals as from real ones.",
  sources: [
    {
      author: "Pontifical Councils for Culture and for Interreligious Dialogue",
      year: "2003",
      title: "Jesus Christ the Bearer of the Water of Life",
      publication: "Vatican City",
      kind: "report",
    },
  ],
  related: ["is-astrology-wrong", "can-christians-do-yoga"],
};
