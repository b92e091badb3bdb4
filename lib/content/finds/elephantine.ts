import type { Find } from "./schema";

export const elephantine: Find = {
  id: "elephantine",
  text: "Elephantine papyri, 5th century BC: a Jewish colony in Egypt writes in 407 BC to the governor of Judah and names Sanballat of Samaria’s sons and the high priest Johanan",
  source: "Berlin; A. Cowley 1923, no. 30",
  mark: "certain",
  names: [
    "elephantine papyri",
    "elephantine papyrus",
    "elephantine letters",
    "elephantine letter",
    "elephantine",
    "elephantine jews",
  ],
  subjects: ["sanballat", "johanan", "governor of judah"],
};
