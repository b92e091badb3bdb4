import type { LocalHelplines } from "./schema";

export const australia: LocalHelplines = {
  id: "au",
  emergency: { number: "000", sources: ["lifelineh2h.org.au"] },
  crisis: [
    {
      number: "13 11 14",
      service: "Lifeline",
      sources: ["lifelineh2h.org.au", "healthdirect.gov.au"],
    },
  ],
  abuse: [
    { number: "1800 737 732", service: "1800RESPECT", sources: ["1800respect.org.au"] },
    {
      number: "1800 55 1800",
      service: "Kids Helpline",
      sources: ["yourtown.com.au", "Wikipedia, Kids Helpline"],
    },
  ],
  bereaved: [
    {
      number: "standbysupport.com.au",
      service: "StandBy Support After Suicide",
      sources: ["standbysupport.com.au", "lifeinmind.org.au"],
    },
  ],
  lookedUp: "2026-11-23",
};
