import type { BookChapters } from "./schema";

export const joel: BookChapters = {
  book: "Joel",
  chapters: [
    "A locust plague has eaten everything; vines and fig trees are stripped. Drunkards, farmers and priests should wail like a young widow. Call a fast, because God’s day of judgment is close. Cattle groan, seed shrivels, drought and fire burn pastures.",
    "Sound the alarm: an army like locusts, dark and unstoppable. Even now turn back with fasting and tears, tearing hearts, not clothes, for God is patient and kind. He pities, restores the years the locusts ate, and pours his Spirit on all, young and old.",
    "God gathers the nations in the valley of judgment for scattering his people and trading boys and girls for prostitutes and wine. Farm tools become weapons, and huge crowds wait for the verdict. He is a shelter for Israel, and Judah flows with milk.",
  ],
};
