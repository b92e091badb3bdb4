import type { Find } from "./schema";

export const samariaost: Find = {
  id: "samariaost",
  text: "Samaria ostraca, 8th century BC: about a hundred ink notes on wine and oil sent to the capital, with clan names of Manasseh (compare Joshua 17:2-3)",
  source: "Reisner excavation, 1910; Istanbul Archaeology Museums",
  mark: "certain",
  names: [
    "samaria ostraca",
    "samaria ostracon",
    "samaria ostraka",
    "ostraca from samaria",
    "ostraca of samaria",
    "samarian ostraca",
  ],
  subjects: ["manasseh clans", "clans of manasseh", "tribe of manasseh"],
};
