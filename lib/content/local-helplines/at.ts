import type { LocalHelplines } from "./schema";

export const austria: LocalHelplines = {
  id: "at",
  emergency: { number: "112", sources: ["govtech.com after the Commission: every member"] },
  crisis: [
    {
      number: "142",
      service: "Telefonseelsorge",
      sources: ["katholisch.at/telefonseelsorge", "ooe.orf.at"],
    },
  ],
  abuse: [
    {
      number: "0800 222 555",
      service: "Frauenhelpline gegen Gewalt",
      sources: ["sn.at", "noe.orf.at"],
    },
  ],
  lookedUp: "2026-11-22",
};
