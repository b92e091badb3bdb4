import type { Find } from "./schema";

export const passoverletter: Find = {
  id: "passoverletter",
  text: "Elephantine letter of 419 BC: instructions to the Jewish garrison on the days of unleavened bread; the word Passover does not appear in what survives",
  source: "Cowley 1923, no. 21; Berlin P. 13464",
  mark: "certain",
  names: [
    "elephantine passover letter",
    "passover papyrus",
    "elephantine passover papyrus",
    "elephantine letter 419",
    "hananiah passover letter",
  ],
  subjects: ["elephantine", "jewish garrison"],
};
