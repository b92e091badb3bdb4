import type { BookChapters } from "./schema";

export const zephaniah: BookChapters = {
  book: "Zeph",
  chapters: [
    "God will sweep everything from the earth and punish Judah for worshiping Baal and stars, and the complacent who say God does neither good nor harm. God’s day of judgment is coming soon, bitter and dark, with trumpet and battle; silver and gold cannot save.",
    "Gather and seek God, humble people, do right; perhaps you will be hidden on the day of anger. Judgment on Philistia, Moab and Ammon for their mocking pride, on Cush, and on Assyria: carefree Nineveh will be a ruin for owls.",
    "Woe to rebellious Jerusalem, whose officials are lions, judges wolves, prophets reckless. God leaves a humble, honest people and purifies the lips of the nations. Sing, do not be afraid: God is with you, rejoicing over you with song, gathering the outcasts.",
  ],
};
