import type { Find } from "./schema";

export const prism: Find = {
  id: "prism",
  text: "Sennacherib’s prisms (campaign of 701 BC): 46 towns of Judah taken, Hezekiah shut up in Jerusalem “like a bird in a cage”; no capture of the city is claimed",
  source: "British Museum 91032 (Taylor Prism)",
  mark: "certain",
  names: [
    "taylor prism",
    "sennacheribs prism",
    "sennacherib prism",
    "prism of sennacherib",
    "sennacheribs annals",
    "sennacherib cylinder",
    "sennacheribs own annals",
    "annals of sennacherib",
    "sennacheribs own account",
    "sennacheribs account",
    "account of sennacherib",
  ],
  subjects: ["sennacherib"],
};
