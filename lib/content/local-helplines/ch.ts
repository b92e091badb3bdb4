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
      service: "Pro Juventute",
      sources: ["presseportal.ch, the government of Liechtenstein on 147.ch of Pro Juventute"],
    },
    {
      number: "143",
      service: "Die Dargebotene Hand, La Main Tendue",
      sources: ["srf.ch", "zsz.ch"],
    },
  ],
  lookedUp: "2026-11-23",
};
