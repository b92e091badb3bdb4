import type { Answer } from "./schema";

export const whoIsSatan: Answer = {
  id: "who-is-satan",
  section: "Faith basics",
  question: "Who is Satan?",
  askedAs: [
    "who is the devil",
    "is the devil real",
    "is lucifer the same as satan",
    "did satan used to be an angel",
    "where did the devil come from",
    "satan meaning in the bible",
    "is satan real or just a symbol",
    "tell me about the devil",
    "who or what is the devil really",
    "what is the devil's name",
    "was the devil a fallen angel",
    "why is satan called lucifer",
    "story of satan's fall from heaven",
    "is satan a person",
    "is the devil a real being or an idea",
  ],
  answer:
    "In the Bible Satan is the adversary: a created being who accuses people, tempts them and opposes God, and who is far from God’s equal. The Hebrew word means “adversary” or “accuser”; in Job and Zechariah he appears as an accuser in God’s court, and in the New Testament he is the devil whom Jesus resists and defeats. The Bible tells little about how he began. The name Lucifer comes from a Latin rendering of Isaiah 14:12, a song about the king of Babylon.",
  passages: [
    { reference: "Job 1:6-12", why: "The accuser must ask leave; his power has limits." },
    { reference: "Matthew 4:8-11", why: "He tempts Jesus, and Jesus sends him away." },
    { reference: "Revelation 12:9", why: "The dragon, the serpent, the devil and Satan are one." },
    { reference: "1 Peter 5:8-9", why: "Believers are told to be sober and to resist him." },
  ],
  christianViews:
    "Most churches teach that he is a fallen angel, and many church fathers read Isaiah 14:12-15 and Ezekiel 28:12-17 as pictures of his fall; Calvin and many since take those texts of the kings alone. Most Christians think of a person; some modern theologians speak of the power of evil in personal language.",
  critics:
    "Many scholars see a development: in the Hebrew Bible “the satan” is a title in God’s service, and only later Jewish writings, perhaps influenced by Persian thought, make him a rebel and ruler of evil. On that view Genesis 3 had a talking snake long before anybody called it Satan.",
  sources: [
    {
      author: "Elaine Pagels",
      year: "1995",
      title: "The Origin of Satan",
      publication: "Random House, New York",
      kind: "book",
    },
    {
      author: "Jeffrey Burton Russell",
      year: "1977",
      title: "The Devil: Perceptions of Evil from Antiquity to Primitive Christianity",
      publication: "Cornell University Press, Ithaca",
      kind: "book",
    },
  ],
  related: ["where-is-satan-now", "are-demons-real", "where-did-evil-come-from"],
};
