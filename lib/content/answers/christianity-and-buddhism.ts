import type { Answer } from "./schema";

export const christianityAndBuddhism: Answer = {
  id: "christianity-and-buddhism",
  section: "Other faiths",
  question: "How do Christianity and Buddhism differ?",
  askedAs: [
    "can i be christian and buddhist",
    "jesus vs buddha",
    "was jesus influenced by buddhism",
    "do buddhists believe in god",
    "is meditation buddhist or christian",
    "did jesus travel to india",
    "whats the difference between jesus and buddha",
    "buddhism vs christianity",
    "what would a buddhist say about jesus",
    "is buddhism compatible with the bible",
    "nirvana and heaven difference",
    "what does christianity say about buddhism",
    "what do buddhists believe about jesus",
  ],
  answer:
    "Christianity and Buddhism both ask why life hurts and both teach compassion, but they answer differently: Buddhism sees the root in craving and ignorance and points to a path that ends it, Christianity sees it in a broken relation to God and points to a person who heals it. Buddhists do not look to a creator; the Buddha is a teacher, and Jesus, for Christians, a Savior. Christians hope for a person raised to love forever, Buddhists for release from rebirth. No early source knows of a journey of Jesus to India.",
  passages: [
    { reference: "John 10:10-11", why: "Jesus on why he came." },
    { reference: "Matthew 11:28-30", why: "Rest as a gift from a person." },
    { reference: "1 Corinthians 15:20-22", why: "Hope of being raised." },
    { reference: "Psalms 1:1-3", why: "The Bible’s own word on meditation." },
  ],
  christianViews:
    "The Second Vatican Council says that the Catholic Church rejects nothing that is true and holy in other religions. Monks such as Thomas Merton learned from Buddhist practice; other Christians, many evangelicals among them, warn against taking over exercises with another aim. Most say that one cannot hold both teachings whole.",
  critics:
    "Buddhists answer that belief in a creator and a lasting self is part of what binds us, and that the path can be tried by anyone. Stories of Jesus in India go back to Nicolas Notovitch in 1894, whose manuscript nobody else could find at that monastery; Max Müller and J. A. Douglas exposed the tale.",
  sources: [
    {
      author: "Second Vatican Council",
      year: "1965",
      title: "Nostra Aetate 2",
      publication: "Vatican City",
      kind: "report",
    },
    {
      author: "Keith Yandell and Harold Netland",
      year: "2009",
      title: "Buddhism: A Christian Exploration and Appraisal",
      publication: "IVP Academic, Downers Grove",
      kind: "book",
    },
  ],
  related: ["reincarnation", "christianity-and-hinduism"],
};
