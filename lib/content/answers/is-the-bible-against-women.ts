import type { Answer } from "./schema";

export const isTheBibleAgainstWomen: Answer = {
  id: "is-the-bible-against-women",
  section: "Doubts and hard texts",
  question: "Is the Bible against women?",
  askedAs: [
    "does the bible treat women as inferior",
    "why is the bible so patriarchal",
    "did god make women less than men",
    "is eve to blame for everything",
    "wives submit to your husbands meaning",
    "are women property in the bible",
  ],
  answer:
    "The Bible comes from a world ruled by men and shows it in laws, stories and language; yet it says from the first page that women and men alike bear God’s image. Some laws treat daughters and wives almost as property, and some letters tell wives to submit. The same Bible tells of judges, prophets and apostles’ coworkers who are women, and the Gospels make women the first witnesses of the resurrection. Nothing in it gives anyone the right to hurt or control a woman; if you are being hurt, please get help now.",
  passages: [
    { reference: "Genesis 1:27", why: "Male and female in God’s image." },
    {
      reference: "Ephesians 5:21-25",
      why: "Submission is mutual, and husbands are to love at their own cost.",
    },
    { reference: "Luke 8:1-3", why: "Women travel with Jesus and support him." },
    { reference: "John 20:17-18", why: "Mary Magdalene is sent with the news." },
  ],
  christianViews:
    "Complementarians read the differing roles as good order between equals. Egalitarians read male rule as a result of the fall that Christ undoes. Catholics and Orthodox point to Mary, whom they honor above all other saints.",
  critics:
    "Feminist critics differ: some, like Phyllis Trible, reclaim the texts; others, like Mary Daly, held that a faith with a male God cannot be mended.",
  sources: [
    {
      author: "Phyllis Trible",
      year: "1978",
      title: "God and the Rhetoric of Sexuality",
      publication: "Fortress Press",
      kind: "book",
    },
    {
      author: "Carol Meyers",
      year: "1988",
      title: "Discovering Eve: Ancient Israelite Women in Context",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["women-silent-in-church", "women-pastors", "rape-laws"],
};
