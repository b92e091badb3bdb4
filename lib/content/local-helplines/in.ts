import type { LocalHelplines } from "./schema";

export const india: LocalHelplines = {
  id: "in",
  emergency: { number: "112", sources: ["lokmattimes.com, December 2025", "visitnilgiris.org"] },
  crisis: [
    {
      number: "14416",
      service: "Tele MANAS",
      sources: ["theshillongtimes.com, February 2025", "menafn.com, April 2025"],
    },
  ],
  abuse: [
    { number: "181", service: "Women Helpline", sources: ["lokmattimes.com, December 2025"] },
    { number: "1098", service: "Child Helpline", sources: ["lokmattimes.com, December 2025"] },
  ],
  lookedUp: "2026-11-22",
};
