import type { Misquotation } from "./schema";

export const onlyGodCanJudgeMe: Misquotation = {
  id: "only-god-can-judge-me",
  order: 900,
  wordings: [
    "only god can judge me",
    "only god can judge us",
    "god alone can judge me",
    "nobody but god can judge me",
    "no one but god can judge me",
  ],
  answer:
    "These words are a modern saying and are not in any verse. Two passages come close: Paul writes that the Lord is his judge, and James asks who may judge a neighbor, as there is one judge.",
  references: ["1 Corinthians 4:3-5", "James 4:11-12"],
};
