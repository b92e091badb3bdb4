import type { BookChapters } from "./schema";

export const habakkuk: BookChapters = {
  book: "Hab",
  chapters: [
    "Habakkuk complains: how long must I cry for help against violence and injustice while you do nothing? God’s answer: he is raising up the ruthless Babylonians. The prophet protests: how can a holy God use people even more wicked, who catch others like fish? Why does God not answer prayer?",
    "On his watchtower Habakkuk waits; God says to write the vision and wait, though it seems slow; the righteous live by their faithfulness. Woe to the greedy, extortioners, builders by bloodshed, those who get neighbors drunk, and idol makers. God is in his temple: be silent.",
    "Habakkuk’s prayer: in anger remember mercy. God comes in light with plague and storm, trampling nations to save his people. The prophet trembles, but even with no figs, grapes, crops or cattle he will be joyful in God, his strength, sure-footed like a deer.",
  ],
};
