import type { Find } from "./schema";

export const pergaltar: Find = {
  id: "pergaltar",
  text: "Great Altar of Pergamon (2nd century BC); “Satan’s throne” (Revelation 2:13) is linked by some to it, by others to emperor worship",
  source: "Pergamon Museum, Berlin",
  mark: "disputed",
};
