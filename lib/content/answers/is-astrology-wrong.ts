import type { Answer } from "./schema";

export const isAstrologyWrong: Answer = {
  id: "is-astrology-wrong",
  section: "Other faiths",
  question: "Is astrology a sin? What about horoscopes?",
  askedAs: [
    "can christians read horoscopes",
    "what does the bible say about zodiac signs",
    "is my star sign in the bible",
    "were the wise men astrologers",
    "is it bad to believe in astrology",
    "is it a sin to read my horoscope",
    "should christians believe in zodiac signs",
    "what does god think of astrology",
    "do the stars decide my life",
    "christian view of horoscopes",
    "what does the bible say about astrology",
    "are zodiac signs a sin",
  ],
  answer:
    "The Bible advises against astrology: the stars are God’s handiwork and serve as lights and signs of seasons, but Israel is told not to fear them, worship them or seek its fate in them. Isaiah pokes fun at Babylon’s stargazers. The wise men who came to Jesus probably were such people, and Matthew tells it as a story of grace: God reached them where they were looking. Some Christians read a horoscope for fun and many would rather not; the heart of the matter is what one leans one’s life on.",
  passages: [
    { reference: "Isaiah 47:13-14", why: "Stargazers cannot save." },
    { reference: "Jeremiah 10:2", why: "Do not be afraid of signs in the sky." },
    { reference: "Genesis 1:14-16", why: "Lamps in the sky, made by God." },
    { reference: "Matthew 2:1-2", why: "Men from the East follow a star to Jesus." },
  ],
  christianViews:
    "Augustine argued from twins that stars do not decide our lives. Catholic teaching rejects horoscopes; Orthodox and Protestants mostly agree. In the Middle Ages many Christians accepted that stars act on bodies, though not on the will.",
  critics:
    "Astrologers say that it is a language of symbols that helps people to know themselves. In a controlled test published in 1985 astrologers could match charts with personalities no better than chance.",
  sources: [
    {
      author: "Shawn Carlson",
      year: "1985",
      title: "A double-blind test of astrology",
      publication: "Nature 318",
      kind: "peer-reviewed",
    },
    {
      author: "Augustine of Hippo",
      year: "397-401",
      title: "Confessions 7.6",
      publication: "Nicene and Post-Nicene Fathers, series 1, vol. 1",
      kind: "ancient-source",
    },
  ],
  related: ["what-is-new-age", "ghosts-mediums-and-tarot"],
};
