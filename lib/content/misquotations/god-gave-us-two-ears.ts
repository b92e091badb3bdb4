import type { Misquotation } from "./schema";

export const godGaveUsTwoEars: Misquotation = {
  id: "god-gave-us-two-ears",
  order: 1020,
  wordings: ["two ears and one mouth"],
  answer: "This is ascribed to Greek thinkers, not to Solomon. James asks us to be swift to hear.",
  references: ["James 1:19"],
};
