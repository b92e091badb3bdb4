import type { BookChapters } from "./schema";

export const micah: BookChapters = {
  book: "Mic",
  chapters: [
    "God comes down and mountains melt like wax because of Samaria’s idols and Jerusalem’s sin. Samaria becomes a heap of rubble. Micah goes stripped and naked, wailing over town after town of Judah; parents shave their heads for exiled children.",
    "Woe to those who lie in bed planning to seize fields and houses; disaster is planned against them. They want prophets who preach wine and beer and drive women from their homes. God gathers a remnant like sheep, with a king leading.",
    "Rulers hate good and skin people alive like meat for a pot. Prophets preach peace if fed and war if not. Leaders take bribes, priests teach for pay, thinking God protects them; therefore Jerusalem will become a plowed field and rubble.",
    "In later days nations stream to God’s mountain to learn, turn swords into farm tools, and sit under their own vine and fig tree unafraid. He gathers the lame and exiles. Zion, in labor pain, goes to Babylon and is rescued.",
    "From little Bethlehem comes a ruler of Israel with ancient origins, who shepherds his flock in God’s strength and is peace against Assyria. Israel’s remnant is like dew and like a lion; horses, forts, sorcery and idols are removed.",
    "God takes his people to court: what did I do to you? What does he want, thousands of rams or a firstborn child? No: do justice in society, love kindness, and live humbly with God. He condemns false scales, lies and violence.",
    "No honest person is left; officials demand bribes; neither friend nor spouse can be trusted; family members are enemies. But I wait for God: though I fall I get up, he is my light. Who forgives like him, throwing sins into the sea?",
  ],
};
