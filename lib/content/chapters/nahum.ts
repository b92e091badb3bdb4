import type { BookChapters } from "./schema";

export const nahum: BookChapters = {
  book: "Nah",
  chapters: [
    "Nahum against Nineveh: God is a jealous avenger, slow to anger yet not leaving guilt unpunished; mountains shake. But he is good, a safe place in trouble for those who trust him. Good news runs over the hills: the oppressor is finished.",
    "Nineveh is attacked: red shields, racing chariots, river gates opened, the palace collapses, people flee, silver and gold are plundered. Where is the lions’ den now that filled its caves with prey? God is against it.",
    "Woe to the city of blood, full of lies and loot: cracking whips, heaps of corpses, a prostitute shamed in public. Nineveh will fall like Thebes, forts like ripe figs, officials like locusts; all who hear clap, for who escaped its cruelty?",
  ],
};
