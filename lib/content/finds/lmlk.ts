import type { Find } from "./schema";

export const lmlk: Find = {
  id: "lmlk",
  text: "Jar handles stamped “lmlk” (belonging to the king), late 8th century BC, linked to Hezekiah’s stores",
  source: "Lachish, Jerusalem and many sites in Judah",
  mark: "certain",
};
