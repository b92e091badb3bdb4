import type { LocalHelplines } from "./schema";

export const southAfrica: LocalHelplines = {
  id: "za",
  emergency: { number: "10111", sources: ["capetalk.co.za"] },
  crisis: [
    {
      number: "0800 567 567",
      service: "SADAG",
      sources: ["thedailyvox.co.za", "pressreader.com, The Star"],
    },
  ],
  abuse: [
    {
      number: "0800 428 428",
      service: "Gender-Based Violence Command Centre",
      sources: ["capetalk.co.za"],
    },
    { number: "116", service: "Childline South Africa", sources: ["vukuzenzele.gov.za"] },
  ],
  lookedUp: "2026-11-22",
};
