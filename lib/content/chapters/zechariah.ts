import type { BookChapters } from "./schema";

export const zechariah: BookChapters = {
  book: "Zech",
  chapters: [
    "God invites his people to come back, and he will come back to them; do not be like your ancestors. Vision of a rider among myrtle trees: the world is at rest, but God is zealous to comfort Jerusalem. Four horns and four craftsmen.",
    "In a vision a man goes to measure Jerusalem but learns that it will have so many people it needs no walls; God protects it like fire all around. Flee Babylon; whoever touches you touches God’s eye. Many nations will join him.",
    "Satan accuses the high priest Joshua, who stands in filthy clothes; God rebukes Satan, removes his guilt and gives clean robes. My servant the Branch comes; guilt removed in a single day; neighbors sit beneath vine and fig tree.",
    "Vision of a golden lampstand fed by two olive trees. The word to Zerubbabel: success comes not by military power or force but by God’s Spirit. Mountains become level; do not despise small beginnings, he will finish the temple.",
    "A flying scroll with a curse enters the houses of thieves and of those who lie under oath. A woman called Wickedness is shut in a basket with a lead lid and carried by winged women to Babylon.",
    "Four chariots with red, black, white and spotted horses patrol the earth. Silver and gold from exiles make a crown for Joshua the priest; a man named Branch will build the temple, priest and king in harmony.",
    "People ask whether to go on fasting for the destroyed temple. Did you fast for God or eat for yourselves? True religion: fair justice, kindness, no oppression of widow, orphan, immigrant or poor. They refused with hearts of stone, so exile came.",
    "God returns to Jerusalem: old men and women sit in the streets and children play there. Speak truth, give honest judgments, do not plot evil or love lies. Fasts become festivals; ten foreigners grab a Jew’s sleeve to go along.",
    "Judgment on Syria, Tyre and the Philistine cities. Rejoice, Jerusalem: your king comes humble on a donkey and ends war, bringing peace to the nations. Prisoners of hope are freed; God defends his flock like jewels in a crown.",
    "Ask God for spring rain, not idols and fortune-tellers whose dreams comfort in vain; people wander without a shepherd. God is angry at leaders, strengthens Judah and whistles for his scattered people to come home from Egypt and Assyria.",
    "Lament of trees and shepherds. The prophet shepherds a flock marked for slaughter, paid a mere thirty silver pieces, thrown to the potter; he breaks two staffs, Favor and Union. A worthless shepherd who abandons sheep will come.",
    "Jerusalem becomes a cup that makes attackers reel and a heavy stone. God pours a spirit of grace and prayer; they look at the one they pierced and mourn as for an only child, family by family.",
    "A fountain opens to wash away sin. Idols and false prophets end; parents turn on a lying son, and prophets are ashamed. When the shepherd is struck, the flock runs off; a third survive, refined through fire like silver.",
    "The day of the Lord: nations attack Jerusalem, houses are looted, women raped. God sets foot on the Mount of Olives, splitting it; living water flows, and he is king over all. Attackers rot; survivors come yearly for Tabernacles; even cooking pots are holy.",
  ],
};
