import type { BookChapters } from "./schema";

export const ezra: BookChapters = {
  book: "Ezra",
  chapters: [
    "King Cyrus of Persia, moved by God, lets the Jewish exiles go home to rebuild the temple in Jerusalem. Neighbors give silver and gifts, and the stolen temple vessels are returned to Sheshbazzar.",
    "A list of exiles who return with Zerubbabel and Jeshua: families, priests, Levites, singers, gatekeepers and servants, 42,360 people besides servants, horses and camels. Some cannot prove their ancestry; leaders donate for the building.",
    "Despite fear of the neighbors the returned exiles rebuild the altar and keep the festival of shelters. When the temple foundation is laid, they sing praise; old people who remember the first temple weep aloud while others shout for joy.",
    "Opponents offer help building and, when refused, discourage, bribe and write an accusing letter to King Artaxerxes, saying that Jerusalem is a rebellious city. By force and official order the work stops for years.",
    "Encouraged by the prophets Haggai and Zechariah, Zerubbabel and Jeshua start building again. Governor Tattenai questions their permit and reports to King Darius, asking to search the archives for Cyrus’s order.",
    "Cyrus’s decree is found. Darius orders officials to leave the builders alone, pay costs from taxes and provide animals. The temple is finished and dedicated with joy, and Passover is celebrated.",
    "Ezra, a scholar devoted to studying, living and teaching God’s law, travels from Babylon to Jerusalem. King Artaxerxes gives a letter with money, tax exemption for temple staff and authority to appoint judges. Ezra thanks God for courage.",
    "Those returning with Ezra are listed; Levites are recruited. Ashamed to ask the king for an armed escort, they fast and pray for a safe journey. Priests guard the silver and gold, weighed again on arrival.",
    "Ezra hears that the people, even leaders, have married foreign wives with pagan customs. He tears his clothes, pulls out hair, sits stunned, and confesses national guilt and shame in prayer, thanking God for a little relief.",
    "The crowd weeps and Shecaniah suggests divorcing the foreign wives. Everyone meets shivering in the rain; cases are examined over months. A list of guilty men ends the book; some of the women had children.",
  ],
};
