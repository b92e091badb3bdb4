import type { Misquotation } from "./schema";

export const prayAsIfGod: Misquotation = {
  id: "pray-as-if-god",
  order: 930,
  wordings: [
    "pray as if everything depended on god",
    "pray as though everything depended on god",
    "pray like everything depends on god",
  ],
  answer: "This is often ascribed to Augustine or Ignatius, without proof; it is not in the Bible.",
  references: ["Philippians 2:12-13"],
};
