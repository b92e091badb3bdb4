import type { FamiliarWording } from "./schema";

export const sowTheWind: FamiliarWording = {
  id: "sow-the-wind",
  verse: "Hos.8.7",
  wordings: [
    "sow the wind and reap the whirlwind",
    "sow the wind reap the whirlwind",
    "sow the wind and reap the storm",
    "sows the wind will reap the storm",
    "sows the wind reaps the whirlwind",
    "sows wind reaps storm",
    "sow wind and reap storm",
    "sow wind reap storm",
    "plant the wind and harvest the whirlwind",
    "plant the wind and harvest the storm",
    "plants wind will harvest storm",
    "plants wind harvests storm",
  ],
};
