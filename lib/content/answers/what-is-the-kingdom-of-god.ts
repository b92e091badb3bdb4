import type { Answer } from "./schema";

export const whatIsTheKingdomOfGod: Answer = {
  id: "what-is-the-kingdom-of-god",
  section: "Faith basics",
  question: "What is the kingdom of God?",
  askedAs: [
    "kingdom of heaven meaning",
    "is the kingdom of god now or in the future",
    "difference between kingdom of god and kingdom of heaven",
    "what did jesus mean by the kingdom",
    "thy kingdom come what does that mean",
    "is the church the kingdom of god",
    "when does the kingdom of god come",
    "the kingdom of god is within you",
    "is the kingdom of heaven the same as heaven",
    "seek first the kingdom meaning",
    "parables about the kingdom what do they mean",
    "what is the kingdom of heaven",
    "where is the kingdom of god",
    "is gods kingdom already here",
  ],
  answer:
    "The kingdom of God is God’s rule, where what he wants is done; it was the chief theme of Jesus’ teaching. He spoke of it as already near, in healings, forgiveness and shared tables, and as still to come. It grows quietly like seed, is worth everything like a treasure, and belongs to the poor and to children. Matthew mostly says “kingdom of heaven”, as many think out of reverence for God’s name; most readers take the two as the same.",
  passages: [
    { reference: "Mark 1:15", why: "It has come near." },
    {
      reference: "Luke 17:20-21",
      why: "It cannot be pointed at; it is already within, or among, those he speaks to.",
    },
    { reference: "Matthew 13:31-33", why: "Small and hidden beginnings." },
    { reference: "Matthew 6:9-10", why: "Still to be prayed for." },
  ],
  christianViews:
    "Augustine could see the kingdom in the church; Catholics now call the church its seed and beginning. Dispensationalists expect a coming earthly reign of Christ; the Social Gospel looked for it in just institutions. Many scholars in all churches say “already and not yet”.",
  critics:
    "Albert Schweitzer argued that Jesus expected the kingdom within his generation, by God’s sudden act, and was mistaken. Others, such as John Dominic Crossan, think that he meant a present way of life.",
  sources: [
    {
      author: "Albert Schweitzer",
      year: "1906",
      title: "The Quest of the Historical Jesus (Von Reimarus zu Wrede)",
      publication: "Mohr, Tübingen",
      kind: "book",
    },
    {
      author: "George Eldon Ladd",
      year: "1974",
      title: "The Presence of the Future",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["what-is-the-gospel", "what-is-the-lords-prayer"],
};
