import type { Helpline } from "./schema";

export const emergency: Helpline = {
  id: "emergency",
  text: "If you or somebody else is in danger right now, call your local emergency number: 911 in the United States and Canada, 999 in the United Kingdom, 112 in the European Union and in many other countries, 000 in Australia.",
  lookedUp: "2026-11-21",
  lines: [
    {
      number: "911",
      service: "emergency services",
      countries: ["United States", "Canada"],
      sources: [],
    },
    {
      number: "999",
      service: "emergency services",
      countries: ["United Kingdom"],
      sources: ["samaritans.org"],
    },
    {
      number: "112",
      service: "emergency services",
      countries: ["European Union"],
      sources: ["govtech.com after the Commission: every member"],
    },
    {
      number: "000",
      service: "emergency services",
      countries: ["Australia"],
      sources: ["lifelineh2h.org.au"],
    },
  ],
};
