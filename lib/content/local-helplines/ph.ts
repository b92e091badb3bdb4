import type { LocalHelplines } from "./schema";

export const philippines: LocalHelplines = {
  id: "ph",
  emergency: { number: "911", sources: ["newsinfo.inquirer.net"] },
  crisis: [
    { number: "1553", service: "NCMH Crisis Hotline", sources: ["sunstar.com.ph, December 2025"] },
    {
      number: "0917-899-8727",
      service: "NCMH Crisis Hotline",
      sources: ["sunstar.com.ph, December 2025", "doh.gov.ph"],
    },
  ],
  abuse: [
    {
      number: "911",
      service: "Emergency 911 for violence against women and children",
      sources: ["mb.com.ph", "newsinfo.inquirer.net"],
    },
  ],
  lookedUp: "2026-11-22",
};
