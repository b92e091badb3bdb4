import type { Section } from "./schema";

export const matthew: readonly Section[] = [
  {
    passage: "Matthew 1:1-17",
    words:
      "family tree (genealogy, ancestors) of Jesus from Abraham and David to Joseph; Tamar, Rahab, Ruth",
  },
  {
    passage: "Matthew 1:18-25",
    words: "an angel tells Joseph in a dream to marry Mary; Immanuel; call him Jesus",
  },
  {
    passage: "Matthew 2:1-12",
    words:
      "wise men (magi) from the east follow the star to Herod and bring gold, frankincense and myrrh",
  },
  {
    passage: "Matthew 2:13-15",
    words: "flight to Egypt: Joseph takes Mary and the child from Herod",
  },
  {
    passage: "Matthew 2:16-18",
    words: "Herod kills the baby boys of Bethlehem; slaughter of the innocents",
  },
  { passage: "Matthew 2:19-23", words: "return from Egypt to Nazareth" },
  {
    passage: "Matthew 3:1-12",
    words:
      "John the Baptist in the desert, camel’s hair clothing, leather belt, eats locusts and wild honey",
  },
  {
    passage: "Matthew 3:13-17",
    words: "baptism of Jesus in the Jordan; Spirit like a dove; this is my beloved Son",
  },
  {
    passage: "Matthew 4:1-11",
    words:
      "temptation of Jesus: forty days of fasting; stones to bread; pinnacle of the temple; kingdoms",
  },
  {
    passage: "Matthew 4:18-22",
    words: "Jesus calls fishermen Peter, Andrew, James and John: fishers of men",
  },
  { passage: "Matthew 5:13-16", words: "salt of the earth, light of the world" },
  { passage: "Matthew 5:21-30", words: "anger and murder; lust and adultery; pluck out your eye" },
  { passage: "Matthew 5:31-37", words: "divorce; oaths; let your yes be yes" },
  { passage: "Matthew 5:38-48", words: "turn the other cheek; second mile; love your enemies" },
  { passage: "Matthew 6:1-4", words: "give to the poor in secret; left hand and right hand" },
  { passage: "Matthew 6:5-15", words: "how to pray; the Lord’s Prayer, Our Father" },
  { passage: "Matthew 6:16-18", words: "fasting in secret" },
  {
    passage: "Matthew 6:19-24",
    words: "treasures in heaven; no one can serve two masters, God and money (mammon)",
  },
  {
    passage: "Matthew 6:25-34",
    words: "do not worry; birds of the sky, lilies of the field; seek first the kingdom",
  },
  { passage: "Matthew 7:1-6", words: "do not judge; speck and log in the eye; pearls before pigs" },
  { passage: "Matthew 7:7-12", words: "ask, seek, knock; golden rule" },
  {
    passage: "Matthew 7:13-23",
    words: "narrow gate; false prophets, wolves in sheep’s clothing, known by fruits; Lord, Lord",
  },
  { passage: "Matthew 7:24-29", words: "wise man builds on rock, foolish on sand" },
  { passage: "Matthew 8:1-4", words: "Jesus heals a leper" },
  { passage: "Matthew 8:5-13", words: "centurion’s servant healed; such faith" },
  { passage: "Matthew 8:14-17", words: "Peter’s mother-in-law healed of fever" },
  { passage: "Matthew 8:18-22", words: "foxes have holes; let the dead bury their dead" },
  { passage: "Matthew 8:23-27", words: "Jesus calms the storm on the lake" },
  { passage: "Matthew 8:28-34", words: "demons go into the pigs (swine) of the Gadarenes" },
  { passage: "Matthew 9:1-8", words: "paralysed man healed and forgiven" },
  { passage: "Matthew 9:9-13", words: "Jesus calls Matthew the tax collector; eats with sinners" },
  { passage: "Matthew 9:14-17", words: "new wine in old wineskins; fasting" },
  {
    passage: "Matthew 9:18-26",
    words:
      "ruler’s daughter raised (Jairus); woman with bleeding for twelve years touches his garment",
  },
  { passage: "Matthew 9:27-38", words: "two blind men; the harvest is plentiful, workers few" },
  { passage: "Matthew 10:1-15", words: "twelve apostles named and sent out" },
  {
    passage: "Matthew 10:16-31",
    words: "wise as serpents, harmless as doves; sparrows; hairs of your head numbered",
  },
  { passage: "Matthew 10:34-39", words: "not peace but a sword; take up your cross" },
  {
    passage: "Matthew 11:1-15",
    words: "John the Baptist in prison asks: are you he who comes; greatest born of women; Elijah",
  },
  { passage: "Matthew 11:20-24", words: "woe to Chorazin, Bethsaida and Capernaum" },
  { passage: "Matthew 11:25-30", words: "come to me, all who labour; my yoke is easy" },
  { passage: "Matthew 12:1-14", words: "plucking grain on the sabbath; withered hand healed" },
  {
    passage: "Matthew 12:22-37",
    words: "Beelzebul; blasphemy against the Spirit, the unforgivable sin; every idle word",
  },
  { passage: "Matthew 12:38-42", words: "sign of Jonah; queen of the south" },
  { passage: "Matthew 12:46-50", words: "mother and brothers of Jesus: who does God’s will" },
  {
    passage: "Matthew 13:1-23",
    words: "parable of the sower: path, rocky ground, thorns, good ground",
  },
  { passage: "Matthew 13:24-30", words: "parable of wheat and weeds (tares, darnel)" },
  { passage: "Matthew 13:31-35", words: "mustard seed and yeast" },
  { passage: "Matthew 13:44-50", words: "hidden treasure, pearl of great price, net" },
  {
    passage: "Matthew 13:53-58",
    words:
      "a prophet without honour in his own country; carpenter’s son; brothers James, Joses, Simon, Judas",
  },
  {
    passage: "Matthew 14:1-12",
    words: "Herod beheads John the Baptist at the wish of Herodias’ daughter (Salome)",
  },
  {
    passage: "Matthew 14:13-21",
    words: "feeding of the five thousand, five loaves and two fish, twelve baskets left over",
  },
  { passage: "Matthew 14:22-33", words: "Jesus and Peter walk on the water" },
  { passage: "Matthew 15:10-20", words: "what comes out of the mouth defiles" },
  { passage: "Matthew 15:21-28", words: "Canaanite woman: crumbs for the dogs" },
  {
    passage: "Matthew 15:29-39",
    words: "feeding of the four thousand, seven loaves, seven baskets",
  },
  {
    passage: "Matthew 16:13-20",
    words:
      "Peter’s confession: you are the Christ; on this rock I build my church; keys of the kingdom",
  },
  {
    passage: "Matthew 16:21-28",
    words: "get behind me, Satan; take up the cross; gain the whole world",
  },
  {
    passage: "Matthew 17:1-9",
    words: "transfiguration: Jesus shines with Moses and Elijah before Peter, James and John",
  },
  {
    passage: "Matthew 17:14-21",
    words: "boy with seizures (epileptic); faith like a mustard seed moves a mountain",
  },
  { passage: "Matthew 17:24-27", words: "temple tax: coin in the mouth of the fish" },
  { passage: "Matthew 18:1-6", words: "who is the greatest; become like children; millstone" },
  { passage: "Matthew 18:10-14", words: "parable of the lost sheep, ninety-nine" },
  {
    passage: "Matthew 18:15-20",
    words: "if your brother sins: go alone, two or three witnesses; two or three gathered",
  },
  { passage: "Matthew 18:21-35", words: "forgive seventy times seven; the unforgiving servant" },
  { passage: "Matthew 19:1-12", words: "marriage and divorce: what God has joined; eunuchs" },
  { passage: "Matthew 19:13-15", words: "Jesus blesses little children" },
  { passage: "Matthew 19:16-30", words: "rich young ruler; camel through the eye of a needle" },
  { passage: "Matthew 20:1-16", words: "workers in the vineyard; the last will be first" },
  {
    passage: "Matthew 20:20-28",
    words: "mother of James and John asks for seats; greatness is to serve; ransom for many",
  },
  { passage: "Matthew 20:29-34", words: "two blind men at Jericho" },
  {
    passage: "Matthew 21:1-11",
    words: "triumphal entry into Jerusalem on a donkey; palm branches; Hosanna",
  },
  {
    passage: "Matthew 21:12-17",
    words: "Jesus drives money changers from the temple; den of robbers",
  },
  { passage: "Matthew 21:18-22", words: "fig tree withers" },
  { passage: "Matthew 21:28-32", words: "parable of two sons" },
  { passage: "Matthew 21:33-46", words: "wicked tenants of the vineyard" },
  {
    passage: "Matthew 22:1-14",
    words: "wedding feast (banquet); many called, few chosen; wedding garment",
  },
  { passage: "Matthew 22:15-22", words: "give to Caesar what is Caesar’s; tax coin" },
  {
    passage: "Matthew 22:23-33",
    words: "Sadducees on resurrection; no marriage in heaven; seven brothers",
  },
  { passage: "Matthew 22:34-40", words: "greatest commandment: love God and neighbour" },
  {
    passage: "Matthew 23:13-36",
    words: "seven woes on scribes and Pharisees; whitewashed tombs; blind guides",
  },
  { passage: "Matthew 23:37-39", words: "Jesus weeps over Jerusalem, as a hen gathers her chicks" },
  {
    passage: "Matthew 24:3-14",
    words: "signs of the end: wars, famines, earthquakes, false christs; gospel preached to all",
  },
  { passage: "Matthew 24:15-28", words: "abomination of desolation; great tribulation" },
  {
    passage: "Matthew 24:29-44",
    words: "coming of the Son of Man; no one knows the day or hour; as in the days of Noah",
  },
  { passage: "Matthew 25:1-13", words: "ten virgins, five wise and five foolish; lamps and oil" },
  { passage: "Matthew 25:14-30", words: "parable of the talents" },
  {
    passage: "Matthew 25:31-46",
    words: "sheep and goats; I was hungry and you fed me; last judgment",
  },
  { passage: "Matthew 26:6-13", words: "woman pours ointment on Jesus’ head at Bethany" },
  {
    passage: "Matthew 26:14-16",
    words: "Judas agrees to betray Jesus for thirty pieces of silver",
  },
  { passage: "Matthew 26:20-30", words: "last supper; this is my body; one of you will betray me" },
  { passage: "Matthew 26:36-46", words: "Gethsemane: let this cup pass; the disciples sleep" },
  { passage: "Matthew 26:47-56", words: "Judas betrays Jesus with a kiss; sword; arrest" },
  { passage: "Matthew 26:57-68", words: "trial before Caiaphas the high priest" },
  { passage: "Matthew 26:69-75", words: "Peter denies Jesus three times; the rooster crows" },
  {
    passage: "Matthew 27:3-10",
    words: "Judas returns the silver and hangs himself; potter’s field",
  },
  { passage: "Matthew 27:11-26", words: "Pilate, his wife’s dream, Barabbas; washes his hands" },
  { passage: "Matthew 27:27-31", words: "soldiers mock Jesus: scarlet robe, crown of thorns" },
  {
    passage: "Matthew 27:32-44",
    words:
      "Simon of Cyrene carries the cross; Golgotha, place of the skull; two robbers; sign above his head",
  },
  {
    passage: "Matthew 27:45-56",
    words:
      "darkness; my God why have you forsaken me; curtain (veil) of the temple torn; earthquake; saints rise",
  },
  {
    passage: "Matthew 27:57-66",
    words: "Joseph of Arimathea buries Jesus; guard at the tomb; stone sealed",
  },
  {
    passage: "Matthew 28:1-10",
    words: "resurrection: angel rolls away the stone; women at the empty tomb",
  },
  {
    passage: "Matthew 28:11-15",
    words: "soldiers bribed to say that the disciples stole the body",
  },
  {
    passage: "Matthew 28:16-20",
    words: "great commission: make disciples of all nations, baptizing",
  },
];
