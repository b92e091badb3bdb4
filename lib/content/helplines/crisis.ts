import type { Helpline } from "./schema";

export const crisis: Helpline = {
  id: "crisis",
  text: "You can talk to somebody today, in confidence and, nearly everywhere, free of charge: in the United States and Canada call or text 988; in the United Kingdom and Ireland call Samaritans on 116 123; in Australia call Lifeline on 13 11 14. For other countries, see findahelpline.com.",
  lookedUp: "2026-11-21",
  lines: [
    {
      number: "988",
      service: "988 Suicide and Crisis Lifeline",
      countries: ["United States", "Canada"],
      sources: [
        "cdcr.ca.gov",
        "988lifeline.org as quoted by webmd.com",
        "Wikipedia, 988 (telephone number)",
      ],
      note: "in Canada since November 30, 2023",
    },
    {
      number: "116 123",
      service: "Samaritans",
      countries: ["United Kingdom", "Ireland"],
      sources: ["samaritans.org/how-we-can-help/contact-samaritan", "irishexaminer.com"],
      note: "free",
    },
    {
      number: "13 11 14",
      service: "Lifeline",
      countries: ["Australia"],
      sources: ["lifelineh2h.org.au", "suicidepreventionaust.org"],
      note: "a landline pays a local call",
    },
    {
      number: "findahelpline.com",
      service: "a list of helplines",
      countries: ["some 130 countries"],
      sources: ["findahelpline.com/AU", "lifeline-international.com, April 2024"],
    },
  ],
};
