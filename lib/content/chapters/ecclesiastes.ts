import type { BookChapters } from "./schema";

export const ecclesiastes: BookChapters = {
  book: "Eccl",
  chapters: [
    "The Teacher, king in Jerusalem, asks whether life has any meaning; everything seems pointless. Generations come and go, sun and rivers circle, nothing is new under the sun, no one is remembered. More wisdom brings more sorrow.",
    "He tries pleasure, laughter, wine, great projects, gardens, slaves, money, music and more, and finds it empty, a chasing after wind. The wise and the fool both die; he hates leaving his work to an heir who may be foolish. Enjoying food, drink and work is God’s gift.",
    "There is a right time for everything: birth and death, crying and laughing, war and peace. God put eternity in human hearts. Injustice sits in court, and people die like animals, dust to dust, so enjoy your work.",
    "Tears of the oppressed with no one to comfort them. Much hard work comes from envy of others; a lonely workaholic has no family to share with. Two are better than one: companions help each other up, keep warm and defend each other. Popularity passes. Loneliness and friendship.",
    "Go to worship listening, with few words, and keep promises made to God. Do not be surprised at corruption. Whoever loves money never has enough; a worker sleeps well, the rich cannot. We leave as naked as we came; enjoy what God gives.",
    "A rich man with a hundred children who cannot enjoy his wealth is worse off than a stillborn baby, a miscarriage. Appetite is never filled; what you see is better than what you crave. Who knows what is good in a short life like a shadow?",
    "Better a funeral than a party, sorrow than laughter, because it makes you think. Do not be quickly angry or say the old days were better. Do not overdo righteousness or wickedness; nobody never sins. Ignore what people say about you.",
    "Obey the king, but no one controls the day of death. Delayed justice makes people bold to do wrong; good people get what the bad deserve. So enjoy life, for nobody can figure out all that God does.",
    "The same fate, death, comes to all, good and bad. While alive there is hope: eat gladly, enjoy life with the wife you love, work with all your might. The fastest does not always win; time and chance happen. A poor wise man saved a city and was forgotten.",
    "A little foolishness spoils wisdom as dead flies spoil perfume. Stay calm with an angry boss. Whoever digs a pit may fall in; sharpen your ax. Fools talk too much; laziness makes the roof leak. Do not curse the king even in thought.",
    "Take risks and share: put your bread out on the water, divide investments, for you do not know what disaster may come. Waiting for perfect weather means never planting: procrastination. Young people, enjoy your youth, but God will judge.",
    "Remember your creator while young, before old age: weak eyes, trembling hands, few teeth, poor sleep and fear of heights, until dust returns to earth and the spirit to God. Too many books tire you. Respect God and keep his commands; he judges even secrets.",
  ],
};
