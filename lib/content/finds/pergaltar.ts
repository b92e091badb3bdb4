import type { Find } from "./schema";

export const pergaltar: Find = {
  id: "pergaltar",
  text: "Great Altar of Pergamon (2nd century BC); “Satan’s throne” (Revelation 2:13) is linked by some to it, by others to emperor worship",
  source: "Pergamon Museum, Berlin",
  mark: "disputed",
  names: [
    "pergamon altar",
    "altar of pergamon",
    "pergamum altar",
    "altar of pergamum",
    "great altar of zeus",
    "altar of zeus pergamon",
  ],
  subjects: ["satans throne", "throne of satan", "satans seat", "pergamon", "pergamum", "pergamos"],
};
