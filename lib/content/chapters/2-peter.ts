import type { BookChapters } from "./schema";

export const secondPeter: BookChapters = {
  book: "2Pet",
  chapters: [
    "Grow step by step: to faith add goodness, knowledge, self-control, endurance, godliness, affection and love. Peter, soon to die, reminds them he saw Jesus’ majesty on the mountain himself; these are no clever myths; prophecy comes from people moved by the Spirit.",
    "False teachers will bring destructive ideas, greed and sexual excess, and God will judge them as he did sinful angels, the flood and Sodom, yet he rescues the godly like Lot. They promise freedom but are slaves, like a dog returning to vomit.",
    "Mockers ask where Christ’s return is. For God a day is like a thousand years; he is patient, wanting all to repent. The world will end in fire, so live holy lives, waiting for new heavens and earth. Paul’s letters are hard in places. The second coming and the end of the world.",
  ],
};
