import type { Answer } from "./schema";

export const whyDoesTheVirginBirthMatter: Answer = {
  id: "why-does-the-virgin-birth-matter",
  section: "Faith basics",
  question: "Was Jesus really born of a virgin, and why does it matter?",
  askedAs: [
    "virgin birth true or false",
    "was mary really a virgin when jesus was born",
    "how could mary be pregnant and a virgin",
    "do i have to believe in the virgin birth",
    "was joseph jesus' real father",
    "was mary really a virgin",
    "how could a virgin have a child",
    "is the virgin birth essential",
    "who was jesus' biological father",
    "why did jesus have to be born of a virgin",
    "do christians believe in the virgin birth",
  ],
  answer:
    "Matthew and Luke both say that Mary conceived by the Holy Spirit before she lived with Joseph, and nearly all churches confess it. It says that Jesus is God’s gift and not a human achievement, truly human and a new beginning. Joseph made the child his own, and so in law he stood in David’s line. The rest of the New Testament does not mention it, neither affirming nor denying it; faith in Christ there rests above all on his death and resurrection.",
  passages: [
    { reference: "Luke 1:34-35", why: "Mary asks, and is answered." },
    { reference: "Matthew 1:18-21", why: "Joseph’s side of the story." },
    { reference: "Isaiah 7:14", why: "The promise that Matthew applies to it." },
    { reference: "Galatians 4:4", why: "Born of a woman: Paul says no more." },
  ],
  christianViews:
    "Catholics, Orthodox and evangelicals hold it to be fact; many mainline Protestants too, while others read it as a picture of who Jesus is.",
  critics:
    "Many scholars note that the Hebrew word in Isaiah 7:14 means a young woman, that Mark and Paul are silent, and that stories of wonderful births were told of great men. Others answer that the Greek translators, before Christ, already wrote “virgin”, and that Matthew and Luke tell it independently and without any god as father in the pagan way.",
  sources: [
    {
      author: "Raymond E. Brown",
      year: "1977",
      title: "The Birth of the Messiah",
      publication: "Doubleday, New York",
      kind: "book",
    },
    {
      author: "J. Gresham Machen",
      year: "1930",
      title: "The Virgin Birth of Christ",
      publication: "Harper, New York",
      kind: "book",
    },
  ],
  related: ["isaiah-7-14", "why-do-catholics-honor-mary"],
};
