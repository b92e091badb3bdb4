import type { Find } from "./schema";

export const psscroll: Find = {
  id: "psscroll",
  text: "Great Psalms Scroll (11QPs-a), 1st century AD: psalms in an order that differs in part from the later Hebrew text",
  source: "Cave 11, Qumran; J. A. Sanders, 1965",
  mark: "certain",
  names: [
    "great psalms scroll",
    "psalms scroll",
    "11qpsa",
    "11qps a",
    "qumran psalms scroll",
    "psalm scroll",
  ],
  subjects: ["book of psalms"],
};
