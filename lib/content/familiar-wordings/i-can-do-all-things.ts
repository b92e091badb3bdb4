import type { FamiliarWording } from "./schema";

export const iCanDoAllThings: FamiliarWording = {
  id: "i-can-do-all-things",
  verse: "Phil.4.13",
  wordings: [
    "i can do all this through him who gives me strength",
    "i can do everything through christ",
    "i can do all things through christ who gives me strength",
  ],
};
