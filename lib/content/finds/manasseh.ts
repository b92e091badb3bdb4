import type { Find } from "./schema";

export const manasseh: Find = {
  id: "manasseh",
  text: "Esarhaddon’s prism lists Manasseh king of Judah among kings made to send building material to Nineveh",
  source: "British Museum 121005; 673-672 BC",
  mark: "certain",
  names: [
    "esarhaddon prism",
    "esarhaddons prism",
    "prism of esarhaddon",
    "esarhaddon cylinder",
    "manasseh prism",
    "prism b esarhaddon",
  ],
  subjects: ["esarhaddon"],
};
