import type { Find } from "./schema";

export const tyrecause: Find = {
  id: "tyrecause",
  text: "Tyre: Alexander’s siege causeway (332 BC) still joins the island to the mainland",
  source: "Arrian, Anabasis 2.18-24",
  mark: "certain",
};
