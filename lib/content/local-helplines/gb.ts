import type { LocalHelplines } from "./schema";

export const unitedKingdom: LocalHelplines = {
  id: "gb",
  emergency: { number: "999", sources: ["samaritans.org"] },
  crisis: [
    {
      number: "116 123",
      service: "Samaritans",
      sources: ["samaritans.org/how-we-can-help/contact-samaritan"],
    },
  ],
  abuse: [
    {
      number: "0808 2000 247",
      service: "National Domestic Abuse Helpline (England)",
      sources: ["refuge.org.uk"],
    },
    {
      number: "0800 027 1234",
      service: "Scotland’s Domestic Abuse Helpline",
      sources: ["safer.scot"],
    },
    {
      number: "0800 1111",
      service: "Childline",
      sources: ["thefirststep.org.uk", "mbrook.brent.sch.uk"],
    },
  ],
  lookedUp: "2026-11-22",
};
