import type { Section } from "./schema";

export const luke: readonly Section[] = [
  { passage: "Luke 1:1-4", words: "Luke writes to Theophilus" },
  {
    passage: "Luke 1:5-25",
    words:
      "Zacharias (Zechariah) the priest and Elizabeth, parents of John the Baptist; Gabriel; Zacharias struck mute (dumb)",
  },
  {
    passage: "Luke 1:26-38",
    words: "Gabriel announces to the virgin Mary at Nazareth the birth of Jesus (annunciation)",
  },
  { passage: "Luke 1:39-45", words: "Mary visits Elizabeth; the baby leaps in her womb" },
  { passage: "Luke 1:46-56", words: "Mary’s song, Magnificat: my soul magnifies the Lord" },
  {
    passage: "Luke 1:57-80",
    words:
      "birth and naming of John the Baptist; his father Zacharias writes on a tablet; Benedictus",
  },
  {
    passage: "Luke 2:1-7",
    words: "census of Augustus; Jesus born in Bethlehem, laid in a manger, no room in the inn",
  },
  {
    passage: "Luke 2:8-20",
    words: "shepherds at night; angels: glory to God in the highest, peace on earth",
  },
  {
    passage: "Luke 2:21-24",
    words: "Jesus circumcised and named on the eighth day; two doves offered in the temple",
  },
  {
    passage: "Luke 2:25-35",
    words:
      "old Simeon takes the baby Jesus in his arms in the temple: now let your servant depart (Nunc dimittis)",
  },
  { passage: "Luke 2:36-38", words: "Anna the prophetess, a widow of eighty-four" },
  { passage: "Luke 2:41-52", words: "boy Jesus twelve years old in the temple among the teachers" },
  { passage: "Luke 3:10-14", words: "John the Baptist: two coats, soldiers, tax collectors" },
  { passage: "Luke 3:21-23", words: "Jesus about thirty years old when he began" },
  { passage: "Luke 3:23-38", words: "genealogy of Jesus back to Adam" },
  {
    passage: "Luke 4:16-30",
    words: "Jesus reads Isaiah in the synagogue of Nazareth; thrown out to the cliff",
  },
  { passage: "Luke 5:1-11", words: "miraculous catch of fish; Peter: I am a sinful man" },
  { passage: "Luke 5:17-26", words: "paralysed man let down through the roof tiles" },
  { passage: "Luke 6:12-16", words: "twelve apostles chosen after a night of prayer" },
  { passage: "Luke 6:20-26", words: "blessings and woes" },
  { passage: "Luke 6:27-36", words: "love your enemies; golden rule" },
  { passage: "Luke 7:1-10", words: "centurion who built a synagogue" },
  { passage: "Luke 7:11-17", words: "widow’s son at Nain raised from the dead" },
  {
    passage: "Luke 7:36-50",
    words: "sinful woman washes Jesus’ feet with her tears and hair; Simon the Pharisee",
  },
  {
    passage: "Luke 8:1-3",
    words: "women who supported Jesus: Mary Magdalene with seven demons, Joanna, Susanna",
  },
  { passage: "Luke 9:28-36", words: "transfiguration" },
  { passage: "Luke 9:51-56", words: "James and John want fire on a Samaritan village" },
  { passage: "Luke 10:1-12", words: "seventy sent out two by two" },
  { passage: "Luke 10:17-20", words: "Satan fallen like lightning" },
  {
    passage: "Luke 10:25-37",
    words:
      "parable of the good Samaritan: robbers on the road from Jerusalem to Jericho; priest and Levite; inn, two denarii",
  },
  {
    passage: "Luke 10:38-42",
    words: "Martha busy serving, Mary sits at Jesus’ feet and listens; two sisters",
  },
  { passage: "Luke 11:1-4", words: "teach us to pray; Lord’s Prayer" },
  { passage: "Luke 11:5-13", words: "friend at midnight; ask and it will be given" },
  { passage: "Luke 12:13-21", words: "rich fool builds bigger barns" },
  { passage: "Luke 12:22-34", words: "do not be anxious; ravens and lilies" },
  { passage: "Luke 13:1-5", words: "tower of Siloam; Galileans killed by Pilate" },
  { passage: "Luke 13:6-9", words: "barren fig tree" },
  { passage: "Luke 13:10-17", words: "bent woman healed on the sabbath, eighteen years" },
  { passage: "Luke 14:7-14", words: "lowest place at the feast" },
  { passage: "Luke 14:15-24", words: "great supper (banquet), excuses" },
  { passage: "Luke 14:25-33", words: "counting the cost; tower" },
  { passage: "Luke 15:1-7", words: "lost sheep" },
  { passage: "Luke 15:8-10", words: "lost coin" },
  {
    passage: "Luke 15:11-24",
    words:
      "prodigal (lost) son: far country, pigs, the father runs to him, robe, ring, fattened calf",
  },
  { passage: "Luke 15:25-32", words: "elder brother angry" },
  { passage: "Luke 16:1-13", words: "dishonest (unjust) steward" },
  {
    passage: "Luke 16:19-31",
    words: "rich man and Lazarus the beggar with sores; Abraham’s bosom; hades",
  },
  {
    passage: "Luke 17:11-19",
    words: "ten lepers healed; only one, a Samaritan, comes back to give thanks",
  },
  { passage: "Luke 17:20-37", words: "the kingdom of God within you; Lot’s wife" },
  { passage: "Luke 18:1-8", words: "persistent widow and unjust judge" },
  { passage: "Luke 18:9-14", words: "Pharisee and tax collector pray" },
  {
    passage: "Luke 19:1-10",
    words: "Zacchaeus, chief tax collector, small man, climbs a sycamore tree at Jericho",
  },
  { passage: "Luke 19:11-27", words: "parable of the ten minas (pounds)" },
  { passage: "Luke 19:41-44", words: "Jesus weeps over Jerusalem" },
  { passage: "Luke 21:1-4", words: "widow’s two coins" },
  { passage: "Luke 22:7-20", words: "last supper: upper room, do this in memory of me" },
  { passage: "Luke 22:24-30", words: "dispute who is the greatest" },
  {
    passage: "Luke 22:39-46",
    words: "Mount of Olives; sweat like drops of blood; an angel strengthens him",
  },
  { passage: "Luke 22:47-53", words: "Jesus heals the ear of the high priest’s servant" },
  { passage: "Luke 22:54-62", words: "Peter’s denial; the Lord looks at Peter" },
  { passage: "Luke 23:6-12", words: "Jesus before Herod Antipas" },
  { passage: "Luke 23:32-38", words: "Father, forgive them" },
  {
    passage: "Luke 23:39-43",
    words: "the thief on the cross: today you will be with me in paradise",
  },
  { passage: "Luke 23:44-49", words: "into your hands I commit my spirit" },
  { passage: "Luke 24:13-35", words: "road to Emmaus, Cleopas; breaking of bread" },
  { passage: "Luke 24:36-49", words: "risen Jesus eats broiled fish; shows hands and feet" },
  { passage: "Luke 24:50-53", words: "ascension of Jesus at Bethany" },
];
