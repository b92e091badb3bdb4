import type { Find } from "./schema";

export const benihasan: Find = {
  id: "benihasan",
  text: "Beni Hasan tomb painting, about 1890 BC: a party of Asiatics enters Egypt with families and donkeys",
  source: "tomb of Khnumhotep II, Egypt",
  mark: "certain",
  names: [
    "beni hasan",
    "beni hassan",
    "bani hasan",
    "beni hasan tomb",
    "beni hasan painting",
    "khnumhotep tomb",
  ],
  subjects: ["asiatics in egypt", "semites in egypt"],
};
