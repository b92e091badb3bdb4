import type { Person } from "./schema";

export const peter: Person = {
  id: "peter",
  order: 540,
  name: "Peter (Simon, Cephas)",
  askedAs: ["Simon Peter"],
  spellings: ["Peter", "Cephas"],
  role: "apostle",
  era: "died about AD 64-68",
  relations: ["brother of Andrew", "from Bethsaida", "a married man (Mark 1:30)"],
  keyVerses: ["Matthew 16:16-18", "Luke 22:61-62", "Acts 2:14", "Galatians 2:11", "1 Peter 5:1"],
  facts: [
    {
      text: "He was a fisherman of Galilee",
      mark: "certain",
    },
    {
      text: "By early tradition he died at Rome (1 Clement 5; Eusebius, Church History 2.25)",
      mark: "probable",
    },
  ],
  attestedOutsideBible: null,
  finds: ["peterhouse"],
};
