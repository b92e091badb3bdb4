import type { LocalHelplines } from "./schema";

export const canada: LocalHelplines = {
  id: "ca",
  emergency: { number: "911", sources: [] },
  crisis: [
    {
      number: "988",
      service: "988: Suicide Crisis Helpline",
      sources: ["connectfm.ca, launch", "richmondhilluc.ca"],
    },
  ],
  abuse: [
    {
      number: "1-800-668-6868",
      service: "Kids Help Phone",
      sources: ["cbc.ca", "kidshelpphone.ca"],
    },
  ],
  lookedUp: "2026-11-22",
};
