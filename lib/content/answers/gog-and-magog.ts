import type { Answer } from "./schema";

export const gogAndMagog: Answer = {
  id: "gog-and-magog",
  section: "Doubts and hard texts",
  question: "Who are Gog and Magog?",
  askedAs: [
    "gog and magog",
    "who is gog",
    "who is magog",
    "what is the battle of gog and magog",
    "ezekiel 38 explained",
    "is gog russia",
    "gog from the land of magog",
    "gog and magog in revelation 20",
    "meshech and tubal",
    "rosh russia ezekiel",
    "war of gog and magog end times",
    "yajuj and majuj in the bible",
  ],
  answer:
    "In Ezekiel Gog is a prince from the land of Magog in the far north who attacks Israel with many nations and is destroyed by God; in Revelation the two are names for all nations that Satan gathers for a last attack. Genesis lists Magog among the sons of Japheth, and Meshech and Tubal, which go with him, were peoples in what is now Turkey. Who Gog was is not known; Gyges, a king of Lydia, has been proposed. For centuries people have seen their own enemies in him, from the Goths and Huns to the Soviet Union, and the expectation has not come true so far.",
  passages: [
    { reference: "Ezekiel 38:1-6", why: "Gog and his nations" },
    { reference: "Ezekiel 39:1-6", why: "His end" },
    { reference: "Revelation 20:7-10", why: "The last attack" },
  ],
  christianViews:
    "Some Christians expect a literal war of nations that are on the map today; others read both passages as pictures of the world’s hostility to God’s people and of its end.",
  sources: [],
  related: ["what-is-armageddon", "is-modern-israel-prophecy"],
};
