import type { BookChapters } from "./schema";

export const amos: BookChapters = {
  book: "Amos",
  chapters: [
    "The shepherd Amos announces God’s roar against neighboring nations for war crimes: Damascus threshed people with iron, Gaza and Tyre sold whole communities into slavery, Edom hunted his brother without pity, Ammon ripped open pregnant women for land.",
    "Moab burned a king’s bones; Judah rejected God’s law. Israel sells honest people into slavery for money, a poor man for the price of shoes; father and son use the same girl; they drink by altars and silence prophets. No strong man will escape.",
    "Being chosen means being held accountable. Does a lion roar without prey, or disaster come without God telling his prophets? Samaria’s rich store up violence in their palaces; only scraps will be rescued, and luxury houses of ivory will fall.",
    "Rich women of Samaria, fat cows who crush the poor and call for drinks, will be dragged away with hooks. Showy religion. God sent hunger, drought, blight, plague and war, yet they did not return: get ready to meet him.",
    "A funeral song for Israel: seek God and live, not shrines. They hate honesty in court, tax the poor, take bribes. Judgment day will be dark, like meeting a bear when fleeing a lion. God hates their festivals and songs; let justice roll like a river. A call for social justice.",
    "Woe to the complacent who lie on ivory beds, feast, make idle music, drink wine by the bowl and do not grieve over the nation’s ruin. They will go first into exile; God hates pride and hands over the city.",
    "Visions of locusts, fire and a plumb line; twice Amos pleads and God relents. The priest Amaziah tells him to go home and stop preaching at Bethel. He is no professional prophet but a herdsman, and foretells exile.",
    "A basket of ripe fruit: the end is ripe. Merchants cannot wait for the Sabbath to end so that they can cheat with false scales and sell the poor chaff. God will not forget; a famine of hearing his word comes.",
    "None can escape God, in the depths or the heights. Israel is like other peoples to him and will be shaken in a sieve. Then he will rebuild David’s fallen hut and bring the people home to rich harvests and wine, never to be uprooted again.",
  ],
};
