import type { Answer } from "./schema";

export const zipporahAndTheLodgingPlace: Answer = {
  id: "zipporah-and-the-lodging-place",
  section: "Doubts and hard texts",
  question: "Why did God want to kill Moses at the lodging place?",
  askedAs: [
    "why did god try to kill moses",
    "god tries to kill moses on the way to egypt",
    "exodus 4:24 explained",
    "zipporah circumcised her son with a flint",
    "bridegroom of blood meaning",
    "what happened at the inn with moses and zipporah",
    "god sought to kill him exodus 4",
    "why did zipporah cut off the foreskin",
    "moses almost killed by god at night",
    "strangest story in exodus",
    "exodus 4 24 26 bridegroom of blood",
    "who was god going to kill moses or his son",
  ],
  answer:
    "Nobody knows for certain: the three verses are among the most obscure in the Bible. On the way to Egypt the LORD meets him and wants to kill him, Zipporah circumcises her son with a flint, touches his feet, speaks of a bridegroom of blood, and he is let go. The text does not even say whether “he” is Moses or the boy. Most readers conclude that the sign of the covenant had been left out in the family of the very man who was to lead Israel, and that his foreign wife saved him. It comes right after the word about Pharaoh’s firstborn son, and before the night when blood on the doors protects.",
  passages: [
    { reference: "Exodus 4:24-26", why: "The whole story" },
    { reference: "Genesis 17:10-14", why: "The sign that had been left out" },
    { reference: "Exodus 4:21-23", why: "The word about the firstborn just before" },
  ],
  sources: [],
  related: ["why-circumcision", "firstborn-of-egypt"],
};
