import type { Answer } from "./schema";

export const letTheDeadBuryTheDead: Answer = {
  id: "let-the-dead-bury-the-dead",
  section: "Doubts and hard texts",
  question: "Why did Jesus tell a man not to bury his father?",
  askedAs: [
    "let the dead bury their own dead meaning",
    "was jesus cruel to the man who wanted to bury his father",
    "luke 9 60 explained",
    "why couldnt he go to his dads funeral",
    "jesus would not let a follower bury his dad",
  ],
  answer:
    "The word about the dead is one of Jesus’ sharpest sayings, and means that nothing, not even the holiest duty, may come before following God’s call; it is not a rule against funerals. Burying one’s father was a son’s first duty, so the words were meant to shock. Some think that the father was still alive and the man was asking for years, or that he meant the second burial of the bones a year later; neither is certain. Jesus himself wept at a friend’s grave. If you are grieving, go and take leave of those you love.",
  passages: [
    { reference: "Luke 9:59-62", why: "The saying, with two others like it." },
    { reference: "Matthew 8:21-22", why: "Matthew’s form." },
    { reference: "John 11:33-36", why: "Jesus weeps where his friend is buried." },
    { reference: "1 Kings 19:19-21", why: "Elijah let Elisha take leave of his parents." },
  ],
  christianViews:
    "Most read it as a call to one man at one moment. Monastic tradition has taken it as the model of leaving all.",
  critics:
    "Martin Hengel, a believer, argued that it goes against law and custom so strongly that it must come from Jesus himself. Critics find in it a prophet who thought that the end left no time for ordinary duties.",
  sources: [
    {
      author: "Martin Hengel",
      year: "1981",
      title: "The Charismatic Leader and His Followers",
      publication: "T&T Clark",
      kind: "book",
    },
  ],
  related: ["hate-father-and-mother", "this-generation"],
};
