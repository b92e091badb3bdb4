import type { FamiliarWording } from "./schema";

export const doNotWorryAboutTomorrow: FamiliarWording = {
  id: "do-not-worry-about-tomorrow",
  verse: "Matt.6.34",
  wordings: ["do not worry about tomorrow", "dont worry about tomorrow"],
};
