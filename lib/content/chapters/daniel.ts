import type { BookChapters } from "./schema";

export const daniel: BookChapters = {
  book: "Dan",
  chapters: [
    "Taken to Babylon as a teenager, Daniel and his friends politely refuse the king’s rich food and wine, live on vegetables and water, and look healthier. God gives them wisdom, and they serve at court. A teenager in a foreign country resists peer pressure over diet.",
    "Nebuchadnezzar demands that his wise men tell him his troubling dream or die. Daniel prays with friends, and God reveals it: a statue of gold, silver, bronze, iron and clay smashed by a stone, kingdoms replaced by God’s lasting one.",
    "Shadrach, Meshach and Abednego refuse to bow to a golden statue, even if God does not rescue them, and are thrown into a blazing furnace. A fourth figure walks with them in the fire, and they come out unburned. Courage to refuse to obey an unjust law; peer pressure; the fiery furnace.",
    "Nebuchadnezzar tells how he dreamed of a great tree cut down. Daniel urges him to stop sinning and be kind to the poor. Proud of his city, the king goes insane and eats grass like cattle, until he looks up and honors God. A ruler’s pride and mental illness.",
    "King Belshazzar drinks with a thousand guests from temple cups. A hand writes on the wall; terrified, he calls Daniel, who reads that he has been weighed and found lacking. That night Babylon falls. The writing on the wall.",
    "Jealous officials trick King Darius into banning prayer. Daniel keeps praying three times daily at his open window and is thrown into the lions’ den. An angel shuts the lions’ mouths; his accusers are thrown in. He refuses to obey an unjust law about worship.",
    "Daniel’s nightmare vision: four beasts from the sea, like a lion, a bear, a leopard and a terrible one with ten horns and a boasting little horn. The Ancient of Days judges, and one like a human receives an everlasting kingdom.",
    "Vision of a ram (Media and Persia) beaten by a goat from the west (Greece), whose big horn breaks into four. A little horn grows, stops the daily sacrifice and tramples the sanctuary for 2,300 evenings and mornings; Gabriel explains, and Daniel is ill.",
    "Reading Jeremiah’s seventy years, Daniel fasts and confesses the sins of his people, begging for mercy on Jerusalem not because they deserve it. Gabriel brings a message of seventy weeks, an anointed one cut off, and desolation.",
    "After three weeks of mourning and fasting Daniel sees a man in linen with a face like lightning and collapses in weakness. He is told not to be afraid; his prayer was heard at once, but the prince of Persia resisted until Michael helped.",
    "A detailed forecast of wars and treaties between kings of the south and north, marriages, betrayals, and a contemptible ruler who profanes the temple, persecutes the faithful, magnifies himself above every god and comes to his end.",
    "A time of distress as never before; Michael protects, and many who sleep in dust awake, some to eternal life and some to shame; the wise shine like stars. Daniel must seal the book: 1,290 days; he may go and rest.",
  ],
};
