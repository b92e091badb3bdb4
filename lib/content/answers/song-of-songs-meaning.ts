import type { Answer } from "./schema";

export const songOfSongsMeaning: Answer = {
  id: "song-of-songs-meaning",
  section: "Books and authors",
  question: "What is the Song of Solomon about, and why is it in the Bible?",
  askedAs: [
    "who wrote song of songs",
    "is the song of solomon about sex",
    "song of songs meaning",
    "is song of solomon about god or about love",
    "erotic book in the bible",
  ],
  answer:
    "The Song of Solomon is a series of love poems between a woman and a man, full of longing and of joy in each other’s bodies; God is hardly mentioned. Its first line names Solomon, but most scholars think that the poems are later or by several hands. Jews have read it as the love between God and Israel, and Christians as that of Christ and the church or the soul. Today many readers take the plain sense first: love between man and woman is God’s good gift.",
  passages: [
    { reference: "Song of Solomon 1:1-2", why: "The opening." },
    { reference: "Song of Solomon 2:10-13", why: "Spring, and an invitation." },
    { reference: "Song of Solomon 8:6-7", why: "Love strong as death, the height of the book." },
  ],
  christianViews:
    "Bernard of Clairvaux preached 86 sermons on its first chapters as the soul’s love for God, a reading that Catholic and Orthodox mystics share. Many Protestants see a celebration of marriage, though the poems do not mention a wedding of the pair for certain. Some hold that both senses belong together.",
  critics:
    "Scholars compare it with love songs from Egypt, and think that it came into the Bible because it was already read as an allegory, or because of Solomon’s name.",
  sources: [
    {
      author: "Marvin H. Pope",
      year: "1977",
      title: "Song of Songs",
      publication: "Anchor Bible, Doubleday",
      kind: "book",
    },
    {
      author: "J. Cheryl Exum",
      year: "2005",
      title: "Song of Songs",
      publication: "Old Testament Library, Westminster John Knox Press",
      kind: "book",
    },
  ],
  related: ["marriage-in-the-bible", "who-wrote-ecclesiastes"],
};
