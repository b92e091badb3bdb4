import type { Answer } from "./schema";

export const homosexualityTexts: Answer = {
  id: "homosexuality-texts",
  section: "Doubts and hard texts",
  question: "Which Bible passages speak about homosexuality, and how are they read?",
  askedAs: [
    "clobber passages explained",
    "what does arsenokoitai mean",
    "does leviticus condemn gay sex",
    "was sodom destroyed because of homosexuality",
    "romans 1 homosexuality meaning",
    "what did jesus say about homosexuality",
    "bible verses about gay people",
    "what was the real sin of sodom",
    "what does paul say about gay men",
    "malakoi and arsenokoitai greek words",
  ],
  answer:
    "Six or seven passages touch on it, all of them negative about the acts they name, and Christians disagree about how far those acts match a loving partnership today. They are Genesis 19, Leviticus 18 and 20, Romans 1, 1 Corinthians 6 and 1 Timothy 1; some add Judges 19 and Jude 1:7. Genesis 19 tells of attempted rape, and Ezekiel names Sodom’s sin as pride and neglect of the poor along with abomination. Jesus says nothing directly; he speaks of marriage as male and female. Whatever one concludes, gay people are made in God’s image and are owed love and safety.",
  passages: [
    { reference: "Leviticus 18:22", why: "The law on which the later texts build." },
    {
      reference: "Romans 1:26-27",
      why: "Paul’s fullest statement, the only one that mentions women.",
    },
    {
      reference: "1 Corinthians 6:9-11",
      why: "A list with a rare Greek word whose exact sense is debated.",
    },
    {
      reference: "Matthew 19:4-6",
      why: "Jesus on marriage, in answer to a question about divorce.",
    },
  ],
  christianViews:
    "The traditional reading, held by Catholic, Orthodox and many Protestant churches, is that the texts forbid same-sex acts as such, because marriage is created for man and woman. The affirming reading, held in a growing number of Protestant churches, is that they speak of abuse, prostitution, idolatry or excess, and that the writers did not know of faithful same-sex unions.",
  critics:
    "Many historians who are not believers agree with traditional readers about what Paul meant, and simply do not regard it as binding.",
  sources: [
    {
      author: "Dan O. Via and Robert A. J. Gagnon",
      year: "2003",
      title: "Homosexuality and the Bible: Two Views",
      publication: "Fortress Press",
      kind: "book",
    },
    {
      author: "James V. Brownson",
      year: "2013",
      title: "Bible, Gender, Sexuality",
      publication: "Eerdmans",
      kind: "book",
    },
    {
      author: "Preston Sprinkle, ed.",
      year: "2016",
      title: "Two Views on Homosexuality, the Bible, and the Church",
      publication: "Zondervan",
      kind: "book",
    },
  ],
  related: ["women-pastors", "marriage-in-the-bible"],
};
