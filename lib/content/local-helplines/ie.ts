import type { LocalHelplines } from "./schema";

export const ireland: LocalHelplines = {
  id: "ie",
  emergency: { number: "112", sources: ["govtech.com after the Commission: every member"] },
  crisis: [
    {
      number: "116 123",
      service: "Samaritans",
      sources: ["samaritans.org/news, Samaritans Ireland", "newstalk.com"],
    },
  ],
  abuse: [
    { number: "1800 341 900", service: "Women’s Aid", sources: ["thejournal.ie", "womensaid.ie"] },
  ],
  lookedUp: "2026-11-22",
};
