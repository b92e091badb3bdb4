import type { Answer } from "./schema";

export const oralTradition: Answer = {
  id: "oral-tradition",
  section: "How the Bible was made",
  question: "How were the stories of Jesus passed on before they were written down?",
  askedAs: [
    "oral tradition gospels telephone game",
    "is the bible like the game of telephone",
    "how did they remember what jesus said",
    "who wrote down what jesus said",
    "can we trust memory in the gospels",
    "were the gospels passed on by word of mouth",
    "how could anyone remember the words of jesus decades later",
  ],
  answer:
    "The stories of Jesus were passed on by word of mouth for some decades, in teaching, worship and storytelling among people who had known him or had learned from those who did. It was unlike the game of telephone in that much was said aloud, to groups, repeatedly, while eyewitnesses lived. Yet the Gospels themselves show that wording and order could vary while the point was kept. How reliable such memory is remains one of the main debates in the field.",
  passages: [
    { reference: "Luke 1:1-2", why: "Luke on what eyewitnesses handed down." },
    {
      reference: "1 Corinthians 11:23-25",
      why: "Words of Jesus that Paul received and passed on.",
    },
    { reference: "1 Corinthians 15:3", why: "The language of handing on a tradition." },
    { reference: "John 21:24", why: "A claim to rest on a witness’s testimony." },
  ],
  christianViews:
    "Many Christians trust that memory, trained in a culture of learning by heart and helped by the Spirit, kept the substance safe. Some hold to near word-for-word memory, others to the gist.",
  critics:
    "Bart Ehrman answers with studies of memory: eyewitnesses err, groups reshape stories, and each retelling serves the present. James Dunn and Richard Bauckham argue, in different ways, for more stability.",
  sources: [
    {
      author: "James D. G. Dunn",
      year: "2003",
      title: "Jesus Remembered",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Richard Bauckham",
      year: "2017",
      title: "Jesus and the Eyewitnesses, 2nd edition",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Bart D. Ehrman",
      year: "2016",
      title: "Jesus Before the Gospels",
      publication: "HarperOne",
      kind: "book",
    },
  ],
  related: ["synoptic-problem"],
};
