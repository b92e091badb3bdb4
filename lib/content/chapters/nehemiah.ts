import type { BookChapters } from "./schema";

export const nehemiah: BookChapters = {
  book: "Neh",
  chapters: [
    "In Persia Nehemiah, the king’s cupbearer, hears that Jerusalem’s wall is broken and its people are in disgrace. He weeps, mourns, fasts and prays, confessing sins and asking for success with the king.",
    "The king notices Nehemiah’s sad face; quickly praying, he asks for leave and timber to rebuild his city. At night he secretly inspects the ruined walls, then motivates the people to start; Sanballat and others mock.",
    "Teamwork on Jerusalem’s wall: priests, goldsmiths, perfumers, merchants, a man with his daughters, each repairing a section or gate, often opposite their own house. Some nobles refuse to work.",
    "Mockery and threats of attack discourage the tired builders. Nehemiah prays, posts guards and tells them not to be afraid but to fight for their families; they work with a tool in one hand and a weapon in the other.",
    "Poor families in debt mortgage fields and sell children into slavery to fellow Jews. Nehemiah angrily confronts lenders about interest and makes them give everything back. As governor he takes no allowance and feeds many at his table.",
    "Enemies try invitations, slander, an open letter and a hired prophet to intimidate Nehemiah into hiding or quitting. He says he is too busy with great work, prays for strength, and the wall is done in fifty-two days.",
    "Gates are guarded, and Nehemiah puts a trustworthy man in charge. He finds the register of the first returnees, families, priests, Levites and servants, with numbers and donations.",
    "Ezra reads the law aloud from morning to noon and Levites explain it. The people weep, but are told not to be sad: celebrate, share with those who have nothing, for joy in God gives strength. They keep the festival of shelters.",
    "Fasting and confession: a long prayer retells history from creation, Abraham, Egypt, Sinai and the desert, where God was patient and generous, to stubborn rebellion and mercy again and again. Now they are slaves in their own land.",
    "Leaders, priests and people sign a pledge to keep God’s law: no intermarriage, no business on the Sabbath, forgiving debts in the seventh year, a temple tax, wood, firstfruits and tithes; not neglecting God’s house.",
    "To repopulate Jerusalem, one in ten is chosen by lot to move there, and volunteers are blessed. Lists of residents, priests, Levites, gatekeepers and singers, and villages in Judah and Benjamin.",
    "Lists of priests and Levites, then the joyful dedication of the wall: two choirs march in opposite directions on top with music, and the celebration is heard far away. Storerooms and salaries for musicians are arranged.",
    "Coming back, Nehemiah throws Tobiah’s furniture out of a temple room, restores pay for Levites, closes the gates against Sabbath shopping, and hits and pulls the hair of men with foreign wives. He asks God to remember him for good.",
  ],
};
