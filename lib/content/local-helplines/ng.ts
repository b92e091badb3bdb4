import type { LocalHelplines } from "./schema";

export const nigeria: LocalHelplines = {
  id: "ng",
  emergency: { number: "112", sources: ["progress.guide"] },
  crisis: [
    {
      number: "0800 078 7746",
      service: "SURPIN",
      sources: [
        "healthwise.punchng.com and 108scoop.com, quoting SURPIN’s coordinator; no page of its own was found",
      ],
    },
  ],
  abuse: [],
  lookedUp: "2026-11-23",
};
