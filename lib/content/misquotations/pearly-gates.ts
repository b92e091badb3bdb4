import type { Misquotation } from "./schema";

export const pearlyGates: Misquotation = {
  id: "pearly-gates",
  order: 760,
  wordings: [
    "peter at the pearly gates",
    "st peter at the gates of heaven",
    "peter stands at the gate of heaven",
    "peter at the gates of heaven",
  ],
  answer:
    "The Bible does not set Peter at the gates of heaven. Jesus speaks to him of keys, and Revelation has gates of pearl with angels.",
  references: ["Matthew 16:19", "Revelation 21:12", "Revelation 21:21"],
};
