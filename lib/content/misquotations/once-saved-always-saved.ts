import type { Misquotation } from "./schema";

export const onceSavedAlwaysSaved: Misquotation = {
  id: "once-saved-always-saved",
  order: 320,
  wordings: ["once saved always saved"],
  answer:
    "That phrase is not in the Bible. Whether a believer can fall away is a question on which Christians differ: some hold that God keeps all who are truly his, others that one can turn away again. Each side points to passages.",
  references: ["John 10:28-29", "Hebrews 6:4-6"],
};
