import type { Helpline } from "./schema";

export const abuse: Helpline = {
  id: "abuse",
  text: "There are people who help, in confidence: in the United States the National Domestic Violence Hotline, 1-800-799-7233, and for children Childhelp, 1-800-422-4453; in England the National Domestic Abuse Helpline, 0808 2000 247, in Scotland 0800 027 1234, and for children anywhere in the United Kingdom Childline, 0800 1111; in Australia 1800RESPECT, 1800 737 732. For other countries, see findahelpline.com.",
  lookedUp: "2026-11-21",
  lines: [
    {
      number: "1-800-799-7233",
      service: "National Domestic Violence Hotline",
      countries: ["United States"],
      sources: ["thehotline.org as quoted by areachbeyondthesurface.org, solano.networkofcare.org"],
    },
    {
      number: "1-800-422-4453",
      service: "Childhelp National Child Abuse Hotline",
      countries: ["United States"],
      sources: ["thekidstrust.org", "helpisaclickaway.org"],
    },
    {
      number: "0808 2000 247",
      service: "National Domestic Abuse Helpline",
      countries: ["England"],
      sources: ["refuge.org.uk"],
    },
    {
      number: "0800 027 1234",
      service: "Scotland’s Domestic Abuse Helpline",
      countries: ["Scotland"],
      sources: ["safer.scot"],
    },
    {
      number: "0800 1111",
      service: "Childline",
      countries: ["United Kingdom"],
      sources: ["thefirststep.org.uk", "mbrook.brent.sch.uk"],
    },
    {
      number: "1800 737 732",
      service: "1800RESPECT",
      countries: ["Australia"],
      sources: ["1800respect.org.au", "plan4womenssafety.dss.gov.au"],
      note: "the letters of its name on the keys",
    },
    {
      number: "findahelpline.com",
      service: "a list of helplines",
      countries: ["some 130 countries"],
      sources: ["findahelpline.com/AU", "lifeline-international.com, April 2024"],
    },
  ],
};
