import type { Section } from "./schema";

export const revelation: readonly Section[] = [
  { passage: "Revelation 1:4-11", words: "John on the island of Patmos; seven churches of Asia" },
  {
    passage: "Revelation 1:12-20",
    words: "one like a son of man among seven golden lampstands; seven stars; keys of death",
  },
  { passage: "Revelation 2:1-7", words: "letter to Ephesus: left your first love" },
  { passage: "Revelation 2:8-11", words: "letter to Smyrna: faithful to death, crown of life" },
  {
    passage: "Revelation 2:12-17",
    words: "letter to Pergamum: Satan’s throne, Antipas, hidden manna, white stone",
  },
  { passage: "Revelation 2:18-29", words: "letter to Thyatira: Jezebel" },
  { passage: "Revelation 3:1-6", words: "letter to Sardis: you are dead" },
  { passage: "Revelation 3:7-13", words: "letter to Philadelphia: open door" },
  {
    passage: "Revelation 3:14-22",
    words: "letter to Laodicea: lukewarm, neither cold nor hot; I stand at the door and knock",
  },
  {
    passage: "Revelation 4:1-11",
    words:
      "throne in heaven; twenty-four elders; four living creatures; sea of glass; holy, holy, holy",
  },
  {
    passage: "Revelation 5:1-14",
    words: "scroll with seven seals; worthy is the Lamb, Lion of Judah",
  },
  {
    passage: "Revelation 6:1-8",
    words: "first four seals: four horsemen, white, red, black, pale horse",
  },
  {
    passage: "Revelation 6:9-17",
    words: "fifth and sixth seal: martyrs under the altar; earthquake, sun black",
  },
  { passage: "Revelation 7:1-8", words: "144,000 sealed of the tribes of Israel" },
  { passage: "Revelation 7:9-17", words: "great multitude in white robes; wipe away tears" },
  {
    passage: "Revelation 8:1-13",
    words: "seventh seal; silence in heaven half an hour; first four trumpets; star Wormwood",
  },
  {
    passage: "Revelation 9:1-12",
    words: "fifth trumpet: locusts from the abyss; Abaddon, Apollyon",
  },
  {
    passage: "Revelation 9:13-21",
    words: "sixth trumpet: four angels at the Euphrates, a third of mankind",
  },
  { passage: "Revelation 10:1-11", words: "John eats the little scroll" },
  { passage: "Revelation 11:1-13", words: "two witnesses; 1,260 days" },
  { passage: "Revelation 11:15-19", words: "seventh trumpet; kingdom of the world" },
  {
    passage: "Revelation 12:1-6",
    words: "woman clothed with the sun; great red dragon, seven heads",
  },
  {
    passage: "Revelation 12:7-17",
    words: "war in heaven: Michael against the dragon, Satan thrown down",
  },
  { passage: "Revelation 13:1-10", words: "beast from the sea" },
  { passage: "Revelation 13:11-18", words: "beast from the earth, mark of the beast, number 666" },
  { passage: "Revelation 14:1-13", words: "144,000 with the Lamb; three angels" },
  { passage: "Revelation 14:14-20", words: "harvest and winepress of wrath" },
  { passage: "Revelation 16:1-21", words: "seven bowls of wrath; Armageddon" },
  { passage: "Revelation 17:1-18", words: "great prostitute Babylon on the scarlet beast" },
  { passage: "Revelation 18:1-10", words: "fallen is Babylon the great" },
  {
    passage: "Revelation 18:11-24",
    words:
      "merchants and sailors weep for Babylon; cargo, souls of men; millstone thrown into the sea",
  },
  { passage: "Revelation 19:6-10", words: "marriage supper of the Lamb" },
  {
    passage: "Revelation 19:11-21",
    words: "rider on the white horse, Word of God, King of kings; lake of fire",
  },
  {
    passage: "Revelation 20:1-6",
    words: "thousand years (millennium); Satan bound; first resurrection",
  },
  {
    passage: "Revelation 20:7-15",
    words: "Gog and Magog; great white throne, last judgment, book of life, lake of fire",
  },
  { passage: "Revelation 21:1-8", words: "new heaven and new earth; no more tears or death" },
  {
    passage: "Revelation 21:9-21",
    words:
      "new Jerusalem: twelve gates of pearl, twelve foundations of precious stones, street of gold",
  },
  { passage: "Revelation 21:22-27", words: "no temple, no sun; the Lamb is its light" },
  { passage: "Revelation 22:1-5", words: "river of life, tree of life" },
  { passage: "Revelation 22:6-17", words: "I come quickly; Alpha and Omega" },
  {
    passage: "Revelation 22:18-21",
    words: "do not add to or take away from this book; come, Lord Jesus",
  },
];
