import type { Answer } from "./schema";

export const godChoosingIsrael: Answer = {
  id: "god-choosing-israel",
  section: "Doubts and hard texts",
  question: "Why did God choose Israel instead of all people?",
  askedAs: [
    "why did god pick one nation",
    "isn't it unfair that god had a chosen people",
    "why not choose everyone",
    "is it racist that god chose israel",
    "what does chosen people mean",
    "why did god pick the jewish nation",
    "why did god love israel more than other nations",
  ],
  answer:
    "The Bible says that he chose Israel because he loved it and because of a promise to Abraham, not because it was greater or better; and that he did so for the sake of everyone. Already in the first call, all families of the earth are to be blessed through Abraham. To be chosen means a task more than a privilege: the prophets say that Israel is judged more strictly for it. God also has dealings with other nations, as Amos reminds it sharply.",
  passages: [
    { reference: "Deuteronomy 7:7-8", why: "Not for size or merit, but for love." },
    { reference: "Genesis 12:1-3", why: "The choice of one, for the blessing of all." },
    { reference: "Amos 3:2", why: "To be chosen means to be called to account." },
    { reference: "Amos 9:7", why: "God has led other peoples too." },
  ],
  christianViews:
    "Jews understand it as the duty to keep the Torah and be a light. Christians hold that the blessing reached the nations through Jesus, and most now teach that God’s calling of Israel has not been taken back.",
  critics:
    "Critics think that every people believes itself chosen, and that one God with one people is a poor way to reach the world.",
  sources: [
    {
      author: "Jonathan Kaminsky",
      year: "2007",
      title: "Yet I Loved Jacob: Reclaiming the Biblical Concept of Election",
      publication: "Abingdon Press",
      kind: "book",
    },
  ],
  related: ["are-the-jews-still-chosen", "canaanite-conquest"],
};
