import type { LocalHelplines } from "./schema";

export const newZealand: LocalHelplines = {
  id: "nz",
  emergency: { number: "111", sources: ["govt.nz, domestic and family violence"] },
  crisis: [
    {
      number: "1737",
      service: "Need to Talk?",
      sources: ["newshub.co.nz, launch", "nzfamilies.org.nz, December 2025"],
    },
    {
      number: "0800 543 354",
      service: "Lifeline",
      sources: ["nzfamilies.org.nz, December 2025", "vice.com"],
    },
  ],
  abuse: [
    {
      number: "0800 733 843",
      service: "Women’s Refuge",
      sources: ["womensrefuge.org.nz/get-help", "govt.nz"],
    },
  ],
  lookedUp: "2026-11-22",
};
