import type { Section } from "./schema";

export const john: readonly Section[] = [
  { passage: "John 1:1-5", words: "in the beginning was the Word; the Word was God" },
  { passage: "John 1:6-18", words: "the Word became flesh; grace and truth" },
  {
    passage: "John 1:19-28",
    words: "John the Baptist: voice in the wilderness; not worthy to untie his sandal",
  },
  { passage: "John 1:29-34", words: "Lamb of God who takes away the sin of the world" },
  { passage: "John 1:35-42", words: "Andrew brings his brother Simon Peter (Cephas) to Jesus" },
  {
    passage: "John 1:43-51",
    words: "Philip and Nathanael: can any good thing come out of Nazareth; fig tree",
  },
  {
    passage: "John 2:1-11",
    words: "wedding at Cana: water into wine, six stone jars, first miracle",
  },
  {
    passage: "John 2:13-22",
    words: "whip of cords; cleansing of the temple; destroy this temple, three days",
  },
  {
    passage: "John 3:1-15",
    words: "Nicodemus the Pharisee comes by night: born again, wind blows",
  },
  { passage: "John 3:16-21", words: "God so loved the world; light and darkness" },
  { passage: "John 3:22-30", words: "he must increase, I must decrease" },
  {
    passage: "John 4:5-26",
    words: "Samaritan woman at Jacob’s well; living water; five husbands; worship in spirit",
  },
  {
    passage: "John 4:27-42",
    words: "Samaritan woman leaves her water jar; fields white for harvest; Savior of the world",
  },
  { passage: "John 4:46-54", words: "nobleman’s (official’s) son healed at a distance" },
  {
    passage: "John 5:1-15",
    words: "pool of Bethesda, five porches: man ill thirty-eight years healed: take up your mat",
  },
  { passage: "John 6:1-15", words: "boy with five barley loaves and two fish; five thousand fed" },
  { passage: "John 6:16-21", words: "Jesus walks on the sea; it is I, do not be afraid" },
  { passage: "John 6:35-51", words: "I am the bread of life" },
  { passage: "John 6:60-71", words: "many disciples leave: Lord, to whom would we go" },
  { passage: "John 7:37-39", words: "rivers of living water" },
  { passage: "John 7:45-52", words: "Nicodemus defends Jesus before the Pharisees" },
  {
    passage: "John 8:1-11",
    words:
      "woman taken in adultery; let him without sin cast the first stone; writes on the ground",
  },
  { passage: "John 8:12", words: "I am the light of the world" },
  { passage: "John 8:31-36", words: "the truth will make you free" },
  { passage: "John 8:42-47", words: "devil father of lies, a murderer from the beginning" },
  { passage: "John 8:56-59", words: "before Abraham was, I am" },
  { passage: "John 9:1-12", words: "man born blind healed with mud; pool of Siloam; who sinned" },
  { passage: "John 9:24-34", words: "I was blind, now I see" },
  {
    passage: "John 10:1-18",
    words: "I am the good shepherd; I am the door of the sheep; hireling",
  },
  { passage: "John 10:22-39", words: "feast of dedication (Hanukkah); I and the Father are one" },
  {
    passage: "John 11:1-16",
    words: "Lazarus of Bethany is sick, brother of Mary and Martha; Thomas",
  },
  {
    passage: "John 11:17-27",
    words: "Lazarus four days in the tomb; I am the resurrection and the life; Martha",
  },
  { passage: "John 11:28-37", words: "Jesus wept" },
  { passage: "John 11:38-44", words: "Lazarus, come out; raised from the dead" },
  { passage: "John 11:45-53", words: "Caiaphas: one man should die for the people" },
  { passage: "John 12:1-8", words: "Mary anoints Jesus’ feet with nard; Judas the thief" },
  { passage: "John 12:12-19", words: "palm branches, donkey’s colt" },
  { passage: "John 12:20-26", words: "Greeks want to see Jesus; grain of wheat" },
  { passage: "John 13:1-17", words: "Jesus washes the disciples’ feet with towel and basin" },
  { passage: "John 13:18-30", words: "Judas dips the morsel; Satan enters him" },
  { passage: "John 13:31-38", words: "new commandment: love one another" },
  {
    passage: "John 14:1-14",
    words:
      "many mansions in my Father’s house; I am the way, the truth and the life; Thomas and Philip ask",
  },
  { passage: "John 14:15-31", words: "Counsellor (Comforter), Holy Spirit; my peace I give" },
  {
    passage: "John 15:1-17",
    words: "I am the true vine, you are the branches; greater love; friends",
  },
  { passage: "John 15:18-27", words: "the world hates you" },
  { passage: "John 16:5-15", words: "the Spirit convicts the world and guides into truth" },
  { passage: "John 16:33", words: "in the world you have trouble; I have overcome the world" },
  { passage: "John 17:1-26", words: "high priestly prayer of Jesus; that they may be one" },
  { passage: "John 18:1-11", words: "arrest: Peter cuts off the ear of Malchus" },
  {
    passage: "John 18:12-27",
    words: "Peter denies Jesus three times by the charcoal fire; Annas questions Jesus; cock crows",
  },
  {
    passage: "John 18:28-40",
    words: "Pilate: what is truth; my kingdom is not of this world; Barabbas",
  },
  { passage: "John 19:1-16", words: "behold the man; crucify him; crown of thorns" },
  {
    passage: "John 19:17-24",
    words:
      "inscription in Hebrew, Latin and Greek: Jesus of Nazareth, King of the Jews; coat without seam, lots",
  },
  { passage: "John 19:25-27", words: "Jesus gives his mother to the beloved disciple" },
  {
    passage: "John 19:28-37",
    words: "I thirst; it is finished; spear pierces his side, blood and water; no bone broken",
  },
  {
    passage: "John 19:38-42",
    words: "Nicodemus brings a hundred pounds of myrrh and aloes; garden tomb",
  },
  { passage: "John 20:1-10", words: "Peter and John run to the tomb; linen cloths" },
  { passage: "John 20:11-18", words: "Mary Magdalene thinks that he is the gardener" },
  { passage: "John 20:19-23", words: "peace be to you; he breathed on them; doors locked" },
  { passage: "John 20:24-29", words: "doubting Thomas: my Lord and my God; nail marks" },
  { passage: "John 20:30-31", words: "why John’s gospel was written" },
  { passage: "John 21:1-14", words: "153 fish; breakfast on the shore" },
  { passage: "John 21:15-19", words: "feed my sheep; do you love me, three times" },
  { passage: "John 21:20-25", words: "the beloved disciple; the world could not hold the books" },
];
