import type { LocalHelplines } from "./schema";

export const switzerland: LocalHelplines = {
  id: "ch",
  emergency: { number: "112", sources: ["srf.ch, Espresso"] },
  crisis: [
    {
      number: "143",
      service: "Die Dargebotene Hand, La Main Tendue",
      sources: ["srf.ch", "zsz.ch"],
    },
  ],
  abuse: [
    {
      number: "147",
      service: "Kinder- und Jugendnotruf",
      sources: ["tarisapp.com/notruf-taetigen-schweiz"],
    },
    {
      number: "143",
      service: "Die Dargebotene Hand, La Main Tendue",
      sources: ["srf.ch", "zsz.ch"],
    },
  ],
  lookedUp: "2026-11-22",
};
