import type { BookChapters } from "./schema";

export const jonah: BookChapters = {
  book: "Jonah",
  chapters: [
    "Told to preach in wicked Nineveh, Jonah runs away from God on a ship. A storm terrifies the sailors while he sleeps; lots point to him. He lets them throw him overboard, the sea calms, and a huge fish or whale swallows the man.",
    "Inside the fish three days, Jonah prays: sinking in deep water with seaweed around my head and nearly dead, I remembered God, who brought me up from the pit. He vows thanks, and the fish spits him onto land.",
    "Jonah obeys the second time and warns Nineveh that it will be destroyed in forty days. The people, king and even animals fast in rough clothes and stop their violence; God changes his mind and spares them.",
    "Jonah is angry at God’s mercy for enemies and wants to die. God gives a shady plant, then a worm kills it; he pities the plant, so should God not care about a big city with children and animals? Anger that others are forgiven.",
  ],
};
