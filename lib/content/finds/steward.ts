import type { Find } from "./schema";

export const steward: Find = {
  id: "steward",
  text: "Tomb inscription of a royal steward, Silwan, Jerusalem, about 700 BC; often linked to Shebna (Isaiah 22:15-16), whose name is broken",
  source: "found 1870; British Museum; Avigad 1953",
  mark: "probable",
  names: [
    "royal steward inscription",
    "shebna inscription",
    "tomb of royal steward",
    "shebna tomb inscription",
    "silwan tomb inscription",
    "shebna lintel",
  ],
  subjects: ["shebna", "shebnas tomb", "royal steward"],
};
