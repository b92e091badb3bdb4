import type { Answer } from "./schema";

export const brothersOfJesus: Answer = {
  id: "brothers-of-jesus",
  section: "People and places",
  question: "Did Jesus have brothers and sisters?",
  askedAs: [
    "did mary have other children",
    "did jesus have siblings",
    "who was james the brother of jesus",
    "names of jesus brothers",
    "was mary always a virgin",
  ],
  answer:
    "The Gospels name four brothers, James, Joses, Judas and Simon, and mention sisters. What brother means here is disputed: children of Mary and Joseph, children of Joseph from before, or cousins. James later led the church in Jerusalem; Josephus, too, calls him the brother of Jesus.",
  passages: [
    { reference: "Mark 6:3", why: "The four names." },
    { reference: "Galatians 1:19", why: "Paul met James, the Lord’s brother." },
    { reference: "John 7:5", why: "At first they did not believe in him." },
    { reference: "Matthew 1:24-25", why: "The verse on Joseph and Mary that both sides discuss." },
  ],
  christianViews:
    "Most Protestants take them as younger children of Mary and Joseph. Orthodox Christians see in them Joseph’s children by an earlier marriage, Catholics mostly cousins; both hold Mary to be ever virgin.",
  sources: [],
  related: ["was-jesus-married"],
};
