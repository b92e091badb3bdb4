import type { Place } from "./schema";

export const caesareaPhilippi: Place = {
  id: "caesarea-philippi",
  order: 250,
  name: "Caesarea Philippi",
  otherNames: ["Paneas", "Banias"],
  modern: "Banias, Golan Heights",
  lat: 33.2461,
  lon: 35.6933,
  coordinateSource: "OpenBible.info Bible geocoding data (Banias)",
  identification: "certain",
  keyVerses: ["Matthew 16:13", "Mark 8:27"],
  facts: [
    {
      text: "Peter confessed Jesus as the Christ in this district (Matthew 16:16)",
      mark: "certain",
    },
    {
      text: "A cave shrine of Pan stood at a spring of the Jordan",
      mark: "certain",
    },
  ],
  finds: [],
};
