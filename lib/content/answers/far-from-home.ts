import type { Answer } from "./schema";

export const farFromHome: Answer = {
  id: "far-from-home",
  section: "Hard times",
  question: "I had to leave my country. What does the Bible say to immigrants and refugees?",
  askedAs: [
    "i am a refugee",
    "i miss my country",
    "bible about immigrants",
    "far from my family in a new country",
    "god and foreigners",
    "i am an immigrant and alone",
  ],
  answer:
    "The Bible’s great names were strangers somewhere: Abraham, Ruth, Daniel, and Jesus himself, taken to Egypt as a child. Its law commands again and again to love the stranger, because Israel knew what that is. God went with his people into exile, so you have not left him behind. Look for a community that eats and prays in your language, and learn the new one; both homes may have room in you.",
  passages: [
    { reference: "Deuteronomy 10:17-19", why: "God loves the stranger, and so shall you." },
    { reference: "Ruth 2:10-12", why: "A foreign woman finds shelter and kindness." },
    { reference: "Matthew 2:13-15", why: "The child Jesus flees abroad by night." },
    {
      reference: "Psalms 137:1-4",
      why: "Homesickness, and the question how to sing in a strange land.",
    },
  ],
  sources: [],
  related: ["feeling-lonely"],
};
