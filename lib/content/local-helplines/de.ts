import type { LocalHelplines } from "./schema";

export const germany: LocalHelplines = {
  id: "de",
  emergency: { number: "112", sources: ["govtech.com after the Commission: every member"] },
  crisis: [
    {
      number: "0800 1110111",
      service: "TelefonSeelsorge",
      sources: [
        "ansbach-evangelisch.de and domradio.de/glossar/telefonseelsorge-0: pages of the churches that run it",
      ],
    },
    {
      number: "0800 1110222",
      service: "TelefonSeelsorge",
      sources: [
        "ansbach-evangelisch.de and domradio.de/glossar/telefonseelsorge-0: pages of the churches that run it",
      ],
    },
  ],
  abuse: [
    {
      number: "116 016",
      service: "Hilfetelefon Gewalt gegen Frauen",
      sources: ["hilfetelefon.de", "der-paritaetische.de"],
    },
  ],
  bereaved: [
    {
      number: "agus-selbsthilfe.de",
      service: "Angehörige um Suizid (AGUS)",
      sources: ["domradio.de/artikel/woche-fuer-das-leben-zu-suizidpraevention, 2024"],
    },
  ],
  lookedUp: "2026-11-23",
};
