import type { BookChapters } from "./schema";

export const philippians: BookChapters = {
  book: "Phil",
  chapters: [
    "Paul writes from prison with joy and thanks, sure God will finish what he began. His chains spread the message. He is torn: living means working for Christ, dying would be even better. Stand firm together, unafraid of opponents.",
    "Be united and humble: do nothing from selfish ambition, care for others’ interests. Christ, though divine, emptied himself, became a servant and died on a cross; God exalted him. Do everything without complaining. Timothy and sick Epaphroditus are praised.",
    "Paul counts his background, achievements and religious record as garbage compared with knowing Christ. He has not arrived but forgets the past and presses on to the goal like a runner. Our citizenship is in heaven.",
    "Two women should settle their disagreement. Be glad at all times; instead of worrying and anxiety pray with thanks, and God’s peace will guard your mind. Think about what is good. Paul has learned to be content with plenty or hunger, through the one who strengthens him.",
  ],
};
