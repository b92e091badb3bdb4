import type { BookChapters } from "./schema";

export const hosea: BookChapters = {
  book: "Hos",
  chapters: [
    "God tells Hosea to marry an unfaithful woman, Gomer, because Israel cheats on him. Their children’s names are messages: Jezreel, not loved, not my people. Yet Israel will one day be countless and called children of the living God. A husband with a cheating wife.",
    "God speaks as a betrayed husband to adulterous Israel, who ran after lovers and thought Baal gave her grain and wool. He strips her, then wins her back tenderly in the desert, engaged forever in love; not my people becomes my people.",
    "Hosea is told to love his adulterous wife again and buys her back for silver and barley. She must live faithfully; so Israel, after a long time without king or sacrifice, will return to God.",
    "God’s charge against Israel: no truth, kindness or knowledge of him, only swearing, lying, murder, theft and adultery, so the land mourns. Priests are as bad as the people; ignorance destroys them. Wine steals the mind; they consult wooden idols.",
    "Priests, king and people are a trap. They bring flocks to find God, but he has withdrawn. He is like rot to Ephraim, who ran to Assyria for a cure, and like a lion tears and leaves until they admit guilt.",
    "Come, let us return to God, who tore and will heal, and on the third day revive us. But their love disappears like morning mist. He wants loyal love more than sacrifice; priests are like robbers and murderers.",
    "Israel burns like a hot oven with adultery and drunken plots, and its kings are murdered. Ephraim is a half-baked pancake, a silly dove flying to Egypt and Assyria, gray hairs unnoticed; they howl in bed instead of truly praying.",
    "The enemy comes like an eagle. Israel made kings without God and a calf idol that will be smashed. They plant wind and harvest a storm. Many altars, forgotten maker; fortified cities will burn.",
    "Israel should not celebrate harvest: exile to Assyria and Egypt is coming. The prophet is called a fool. God once delighted in Israel as in the first sweet grapes, but they went to Baal; now infertility, dead children and wandering.",
    "A spreading vine: the more fruit, the more altars. The calf of Samaria is carried to Assyria. You plowed evil and harvested injustice; now sow what is right, break up hard ground, it is time to look for God. War is coming.",
    "God loved Israel like a child, taught it to walk, held it in his arms and fed it, but it ran to idols. Punishment is due, yet his heart changes; he cannot give them up, being God and not man.",
    "Israel feeds on wind, lies and treaties. Jacob grabbed his brother’s heel and wrestled with the angel, weeping; so return, love justice and wait for God. A dishonest merchant boasts of riches and thinks no one finds guilt.",
    "They kiss calf idols and will vanish like mist and smoke. Fed in the desert, they became proud and forgot God, who is now like a lion, leopard and bear. He gave a king in anger. Death, where is your power? Samaria will fall brutally.",
    "Return with words of confession, and say that the work of our hands is no god; orphans find mercy in him. God heals unfaithfulness and loves freely, like dew, so that they blossom like the lily and the olive. The wise understand.",
  ],
};
