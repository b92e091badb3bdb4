import type { Find } from "./schema";

export const sam4q: Find = {
  id: "sam4q",
  text: "Samuel manuscript from Qumran (4QSam-a): a longer text in places, for example on Nahash before 1 Samuel 11:1",
  source: "Cave 4, Qumran; F. M. Cross, DJD 17, 2005",
  mark: "certain",
  names: ["4qsama", "4qsam a", "4qsam", "qumran samuel scroll", "samuel scroll", "dead sea samuel"],
  subjects: ["nahash", "nahash the ammonite"],
};
