import type { Find } from "./schema";

export const jobtarg: Find = {
  id: "jobtarg",
  text: "Aramaic translation of Job from Qumran (11QtgJob)",
  source: "Cave 11, Qumran",
  mark: "certain",
  names: ["11qtgjob", "targum of job", "job targum", "qumran job", "aramaic job", "qumran targum"],
  subjects: [],
};
