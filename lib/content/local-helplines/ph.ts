import type { LocalHelplines } from "./schema";

export const philippines: LocalHelplines = {
  id: "ph",
  emergency: { number: "911", sources: ["newsinfo.inquirer.net"] },
  crisis: [
    {
      number: "1553",
      service: "NCMH Crisis Hotline",
      sources: ["sunstar.com.ph, December 2025, from the state’s Philippine News Agency"],
    },
    {
      number: "0917-899-8727",
      service: "NCMH Crisis Hotline",
      sources: [
        "doh.gov.ph/press-release/launch-of-the-ncmh-crisis-hotline",
        "sunstar.com.ph, December 2025",
      ],
    },
  ],
  abuse: [
    {
      number: "911",
      service: "Emergency 911 for violence against women and children",
      sources: ["mb.com.ph", "newsinfo.inquirer.net"],
    },
  ],
  lookedUp: "2026-11-23",
};
