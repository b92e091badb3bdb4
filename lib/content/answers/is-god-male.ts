import type { Answer } from "./schema";

export const isGodMale: Answer = {
  id: "is-god-male",
  section: "Faith basics",
  question: "Is God male?",
  askedAs: [
    "is god a man or a woman",
    "why is god called he",
    "does god have a gender",
    "can i call god mother",
    "why father and not mother",
    "is god a boy or a girl",
    "is god a he or a she",
    "does god have a sex",
    "why do we say father and not mother to god",
    "is god female",
    "is god masculine",
    "what pronouns does god have",
    "what gender is god",
    "is god male or female",
  ],
  answer:
    "God is neither male nor female: the Bible says that he is spirit and not a human being, and that man and woman alike are made in his image. It speaks of God as “he”, and Jesus taught his followers to say Father, so most churches keep those words. The Bible also uses a mother’s love as a picture of his, and Jesus compares himself to a hen with her chicks. Jesus of Nazareth was a man; but God as God has no body and no sex.",
  passages: [
    { reference: "John 4:24", why: "God is spirit, to be worshiped in spirit and truth." },
    { reference: "Genesis 1:27", why: "Male and female together bear God’s image." },
    { reference: "Isaiah 66:13", why: "God comforts as a mother does." },
    { reference: "Matthew 6:9", why: "Jesus teaches his followers to call God Father." },
  ],
  christianViews:
    "Many Christians say that Father is a name God has given us and not ours to change, though motherly pictures are welcome beside it. Others, thinking of people hurt by fathers, use motherly or neutral names as well and point to the Bible’s own images. Both say that God is beyond male and female.",
  critics:
    "Feminist theologians such as Mary Daly argued that whatever the doctrine says, male words for God have made male rule on earth look holy.",
  sources: [
    {
      author: "Mary Daly",
      year: "1973",
      title: "Beyond God the Father",
      publication: "Beacon Press, Boston",
      kind: "book",
    },
    {
      author: "Catholic Church",
      year: "1997",
      title: "Catechism of the Catholic Church, paragraph 239",
      publication: "Libreria Editrice Vaticana, Vatican City",
      kind: "book",
    },
  ],
  related: ["what-does-god-look-like", "what-is-the-image-of-god"],
};
