import type { Answer } from "./schema";

export const whereWasTheGardenOfEden: Answer = {
  id: "where-was-the-garden-of-eden",
  section: "People and places",
  question: "Where was the Garden of Eden?",
  askedAs: [
    "location of eden",
    "is the garden of eden real",
    "four rivers of eden",
    "can we find eden",
    "where is eden today",
  ],
  answer:
    "Nobody knows. Genesis puts it in the east and names four rivers: the Tigris and Euphrates flow through Iraq, the Pishon and Gihon cannot be identified. Proposals run from Armenia to the head of the Persian Gulf. Some readers hold that the flood changed the land; others that the garden is told as a temple at the center of the world and not meant for a map.",
  passages: [
    { reference: "Genesis 2:8-14", why: "The garden and its rivers." },
    { reference: "Genesis 3:22-24", why: "The way back is closed." },
    { reference: "Ezekiel 28:13-14", why: "Eden as a mountain of God." },
    { reference: "Revelation 22:1-3", why: "The tree of life again, in a city." },
  ],
  sources: [],
  related: ["were-adam-and-eve-real", "why-the-tree-in-the-garden"],
};
