import type { BookChapters } from "./schema";

export const firstPeter: BookChapters = {
  book: "1Pet",
  chapters: [
    "Peter writes to scattered believers, strangers in the world: praise for new birth into living hope and an inheritance kept in heaven. Trials test faith like gold in fire. Be holy, redeemed by Christ’s precious blood; love deeply; people are like grass, God’s word lasts.",
    "Get rid of malice, envy and slander. Christ is the living cornerstone, and you are a chosen people. Respect government and everyone. Slaves should endure unfair bosses; Christ suffered without hitting back and carried our sins; by his wounds you are healed. At work with a difficult boss, stay respectful.",
    "Wives may win over unbelieving husbands by the way they live; real beauty is inner, not jewelry and clothes. Husbands must be considerate. Do not repay insult with insult. Be ready to explain your hope gently; better to suffer for good. Christ preached to imprisoned spirits; the ark and baptism.",
    "Live for God, no longer in drunken parties, lust and idolatry, even if old friends mock you. Love covers many sins; be hospitable and use gifts to serve. Do not be surprised at painful trials; suffering as a Christian is no shame.",
    "Elders should lead willingly as shepherds (pastors), not for money or control; young people should be humble. Throw all your worries on God because he cares. The devil prowls like a roaring lion; resist him. After suffering God will restore you.",
  ],
};
