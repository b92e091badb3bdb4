import type { FamiliarWording } from "./schema";

export const sermonOnTheMount: FamiliarWording = {
  id: "sermon-on-the-mount",
  verse: "Matt.5.1",
  wordings: ["sermon on the mount"],
};
