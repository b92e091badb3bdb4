import type { Answer } from "./schema";

export const parableOfTheTenVirgins: Answer = {
  id: "parable-of-the-ten-virgins",
  section: "Doubts and hard texts",
  question: "What does the parable of the ten virgins mean?",
  askedAs: [
    "the parable of the ten virgins",
    "what is the parable of the ten virgins",
    "parable of the ten virgins explained",
    "explain the parable of the ten virgins",
    "meaning of the parable of the ten virgins",
    "the story of the ten virgins in the bible",
    "what is the story about the ten virgins",
    "the parable of the ten bridesmaids",
    "what is the parable of the ten bridesmaids",
    "what does the parable of the ten bridesmaids mean",
    "parable of the ten bridesmaids explained",
    "explain the parable of the ten bridesmaids",
    "meaning of the parable of the ten bridesmaids",
    "the story of the ten bridesmaids in the bible",
    "what is the story about the ten bridesmaids",
    "ten virgins",
    "five wise and five foolish",
    "lamps without oil",
    "the bridesmaids who fell asleep",
    "why did the wise virgins not share their oil",
    "the door was shut i do not know you",
    "what is the oil in matthew 25",
    "girls with lamps waiting for the bridegroom",
    "parable about being ready",
  ],
  answer:
    "Ten bridesmaids wait for a bridegroom who is late; all fall asleep, but only five have oil left when he comes at midnight, and the door is shut behind them. Jesus says what it means: watch, for you do not know the day or the hour. Readiness is not staying awake, since all of them slept, but having what cannot be borrowed at the last minute. What the oil stands for is not said; faith, good deeds and the Spirit have all been proposed.",
  passages: [
    { reference: "Matthew 25:1-13", why: "The parable" },
    { reference: "Matthew 24:42-44", why: "Watch, for the hour is not known" },
    { reference: "Luke 12:35-38", why: "Servants with burning lamps" },
  ],
  sources: [
    {
      author: "Klyne R. Snodgrass",
      year: "2008",
      title: "Stories with Intent: A Comprehensive Guide to the Parables of Jesus",
      publication: "Eerdmans, Grand Rapids",
      kind: "book",
    },
  ],
};
