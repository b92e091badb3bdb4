import type { Find } from "./schema";

export const lmlk: Find = {
  id: "lmlk",
  text: "Jar handles stamped “lmlk” (belonging to the king), late 8th century BC, linked to Hezekiah’s stores",
  source: "Lachish, Jerusalem and many sites in Judah",
  mark: "certain",
  names: ["lmlk", "lmlk seal", "lmlk seals", "lmlk jars", "lmlk jar handles", "lmlk stamps"],
  subjects: ["hezekiahs stores", "kings jars", "royal storage jars", "belonging to king"],
};
