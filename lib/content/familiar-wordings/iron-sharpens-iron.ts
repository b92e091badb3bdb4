import type { FamiliarWording } from "./schema";

export const ironSharpensIron: FamiliarWording = {
  id: "iron-sharpens-iron",
  verse: "Prov.27.17",
  wordings: ["one person sharpens another", "as iron sharpens iron"],
};
