import type { BookChapters } from "./schema";

export const lamentations: BookChapters = {
  book: "Lam",
  chapters: [
    "Grief over ruined Jerusalem, personified as a lonely widow who weeps at night with no one to comfort her. Friends betrayed her, children are captives, enemies laugh. She admits rebelling against God: is any pain like mine?",
    "God, like an enemy, has destroyed city, temple and king in anger. The poet’s eyes fail from tears as children faint of hunger in mothers’ arms; prophets told lies. Cry out to God at night for the little ones; women eat their babies.",
    "A man who suffered under God’s rod, walled in and unheard, in bitterness and depression, remembers that God’s mercies never run out but are fresh each morning; so he waits quietly. God does not enjoy hurting. Let us return to him. Hope and a fresh start every morning in grief.",
    "Siege horrors: gold has lost its shine, babies thirst, the rich dig in garbage, compassionate mothers cook their own children. Sins of prophets and priests caused it. Swift pursuers caught the king; Edom’s turn will come.",
    "A closing prayer: remember our disgrace. We are orphans, pay for water and wood, women are raped, elders dishonored, joy is gone, Zion is a home for jackals. Bring us back, God, unless you have rejected us for good.",
  ],
};
