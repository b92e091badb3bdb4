import type { Answer } from "./schema";

export const didMosesExist: Answer = {
  id: "did-moses-exist",
  section: "People and places",
  question: "Did Moses really exist?",
  askedAs: [
    "is moses historical",
    "was moses real",
    "evidence for moses",
    "moses outside the bible",
    "moses made up",
  ],
  answer:
    "There is no mention of him outside the Bible from his own time, and none would be expected of a shepherd in the desert; so history can neither prove nor exclude him. His name is of Egyptian kind, and several details of Exodus fit Egypt. Many scholars think that a real leader stands behind a story that grew; others hold him to be legend, others the story to be accurate.",
  passages: [
    { reference: "Exodus 2:10", why: "His name, explained." },
    { reference: "Deuteronomy 34:10-12", why: "How he is remembered." },
    {
      reference: "Hosea 12:13",
      why: "A prophet brought Israel out: an early mention without his name.",
    },
    { reference: "Acts 7:20-22", why: "Stephen on his Egyptian education." },
  ],
  critics:
    "Critics point to the silence of Egyptian records, to the resemblance of his birth story to that of Sargon of Akkad, and to the time of centuries between events and text.",
  sources: [],
  related: ["exodus-evidence", "who-wrote-genesis"],
};
