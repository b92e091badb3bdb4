import type { Find } from "./schema";

export const siloamtunnel: Find = {
  id: "siloamtunnel",
  text: "Siloam Tunnel and its inscription, Jerusalem: dated about 700 BC by three methods; the text names no king; visitors can wade through the tunnel",
  source: "Frumkin and others 2003; Istanbul Archaeology Museums 2195",
  mark: "certain",
  names: [
    "siloam inscription",
    "siloam tunnel",
    "hezekiahs tunnel",
    "tunnel of hezekiah",
    "hezekiah tunnel",
    "siloam tunnel inscription",
  ],
  subjects: ["siloam", "hezekiahs conduit", "water tunnel"],
  discovery: "hezekiahs-tunnel",
};
