import type { Misquotation } from "./schema";

export const jesusFellThreeTimes: Misquotation = {
  id: "jesus-fell-three-times",
  order: 790,
  wordings: ["jesus fell three times", "jesus fall three times", "jesus fell under the cross"],
  answer:
    "The falls of Jesus are from the stations of the cross, a later devotion; the Bible does not tell of them. It tells who was made to carry the cross.",
  references: ["Luke 23:26"],
};
