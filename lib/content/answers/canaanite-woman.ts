import type { Answer } from "./schema";

export const canaaniteWoman: Answer = {
  id: "canaanite-woman",
  section: "Doubts and hard texts",
  question: "Why did Jesus call the Canaanite woman a dog?",
  askedAs: [
    "was jesus racist to the canaanite woman",
    "syrophoenician woman dogs",
    "why did jesus refuse to help the woman at first",
    "crumbs from the table jesus called her a dog",
    "jesus was rude to a foreign woman",
    "why was jesus mean to a foreign woman",
  ],
  answer:
    "Jesus told the woman that it is not right to give the children’s bread to dogs, a saying that sets Israel first, and then he praised her answer and healed her daughter. The word can mean house dogs or puppies, which may soften it, but it is still hard to hear. In both Gospels the story breaks through a border: a foreign woman argues with Jesus, wins, and in Matthew is told that her faith is great.",
  passages: [
    { reference: "Matthew 15:24-28", why: "The refusal, her reply and his praise." },
    { reference: "Mark 7:26-30", why: "Mark’s form: the children are to be fed first." },
    {
      reference: "Matthew 8:10-11",
      why: "Another foreigner whose faith Jesus praises, with many to come.",
    },
  ],
  christianViews:
    "Some hold that he was testing her, or showing the disciples their own prejudice. Others say that he spoke of the order of God’s plan, Israel first and then the nations. Others dare to say that in his human life he learned, and that her answer widened his own view.",
  critics:
    "Critics say that it is an ethnic slur however it is explained, and that the story reflects quarrels in the early church about whether outsiders could belong.",
  sources: [
    {
      author: "R. T. France",
      year: "2007",
      title: "The Gospel of Matthew",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Elisabeth Schüssler Fiorenza",
      year: "1983",
      title: "In Memory of Her",
      publication: "Crossroad",
      kind: "book",
    },
  ],
  related: ["was-jesus-a-jew", "demons-into-pigs"],
};
