import type { Find } from "./schema";

export const brooklyn: Find = {
  id: "brooklyn",
  text: "Papyrus Brooklyn 35.1446, about 1809-1743 BC: a list of 95 household servants in Egypt, about 45 of them from Asia, many with Semitic names",
  source: "Brooklyn Museum; W. C. Hayes, 1955",
  mark: "certain",
  names: [
    "brooklyn papyrus",
    "papyrus brooklyn",
    "brooklyn slave list",
    "brooklyn slave papyrus",
    "brooklyn papyrus 351446",
  ],
  subjects: ["slaves in egypt", "hebrew slaves", "semites in egypt"],
};
