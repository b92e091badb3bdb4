import type { Place } from "./schema";

export const emmaus: Place = {
  id: "emmaus",
  order: 790,
  name: "Emmaus",
  otherNames: [],
  modern: "unknown: Qalunya (Motza), Emmaus Nicopolis, el-Qubeibeh and Abu Ghosh are proposed",
  lat: 31.7929,
  lon: 35.1642,
  coordinateSource: "OpenBible.info Bible geocoding data (Qalunya)",
  identification: "disputed",
  keyVerses: ["Luke 24:13", "Luke 24:30-31"],
  facts: [
    {
      text: "Most copies of Luke give sixty stadia (about 11 km); some give 160",
      mark: "certain",
    },
    {
      text: "The risen Jesus was recognized in the breaking of bread (Luke 24:35)",
      mark: "certain",
    },
  ],
  finds: [],
};
