import type { LocalHelplines } from "./schema";

export const unitedStates: LocalHelplines = {
  id: "us",
  emergency: { number: "911", sources: [] },
  crisis: [
    {
      number: "988",
      service: "988 Suicide & Crisis Lifeline",
      sources: ["988lifeline.org as quoted by webmd.com", "cdcr.ca.gov"],
    },
  ],
  abuse: [
    {
      number: "1-800-799-7233",
      service: "National Domestic Violence Hotline",
      sources: ["thehotline.org as quoted by areachbeyondthesurface.org, solano.networkofcare.org"],
    },
    {
      number: "1-800-422-4453",
      service: "Childhelp",
      sources: ["thekidstrust.org", "helpisaclickaway.org"],
    },
  ],
  lookedUp: "2026-11-22",
};
