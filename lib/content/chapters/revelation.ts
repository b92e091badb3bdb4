import type { BookChapters } from "./schema";

export const revelation: BookChapters = {
  book: "Rev",
  chapters: [
    "John, exiled on the island of Patmos, receives a revelation for seven churches. He sees the risen Christ with white hair, blazing eyes and a sword from his mouth among seven lampstands, and falls down; he need not be afraid, for Christ holds the keys of death.",
    "Letters to four churches: Ephesus has lost its first love; Smyrna, poor and persecuted, should be faithful to death; Pergamum tolerates false teaching; Thyatira puts up with Jezebel, who misleads people into immorality and eating idol food. Rewards for those who overcome.",
    "Letters to three churches: Sardis looks alive but is dead and must wake up; Philadelphia, weak yet loyal, has an open door; Laodicea is lukewarm, rich and self-satisfied but really poor and blind. Christ stands and knocks at the door, and disciplines those he loves.",
    "John looks into heaven: a throne with a rainbow, twenty-four elders with crowns, lightning, a sea like glass, and four living beings covered with eyes, with faces like a lion, an ox, a human and an eagle, who worship the holy creator day and night.",
    "A scroll with seven seals that no one can open makes John weep; the Lion of Judah, a Lamb that was killed, is worthy because his blood bought people from every language and nation. Millions of angels and all creation sing praise.",
    "The Lamb opens six seals: four horsemen of conquest, war, famine and death; martyrs ask how long until justice; an earthquake, black sun and blood-red moon make rulers and slaves alike hide from his anger.",
    "Four angels hold back the winds while 144,000 from the tribes of Israel are marked with God’s seal. A crowd too large to count from every race in white robes praises God; no more hunger or heat, and he wipes tears away.",
    "The seventh seal brings silence, and prayers rise like incense. Four trumpets sound: hail and fire, a burning mountain in the sea, the bitter star Wormwood, and darkness over a third of sun, moon and stars.",
    "The fifth and sixth trumpets: a star opens the abyss, and locusts like scorpions torment people who long to die but cannot; then 200 million horsemen kill a third of humanity. Survivors still will not give up idols, murder, magic, sexual sin and theft.",
    "A mighty angel with a rainbow stands on sea and land and swears that time is up. John hears seven thunders but may not write them; he eats a little scroll, sweet as honey in the mouth and bitter in the stomach.",
    "John measures the temple. Two witnesses prophesy for 1,260 days with power over rain, are killed by the beast, lie in the street while people celebrate, and rise again. The seventh trumpet: the world’s kingdom becomes God’s.",
    "A woman dressed in sunlight gives birth to a son, and a red dragon with seven heads wants to devour him. Michael’s angels throw the dragon, Satan the accuser, out of heaven; furious, he hunts the woman and her children.",
    "A beast from the sea with seven heads and ten horns is worshiped worldwide and fights the believers. Another beast performs signs and forces all to take a mark on hand or forehead to buy or sell, the mark of the beast, whose number is 666.",
    "The Lamb stands on Zion with 144,000 singing a new song. Three angels announce judgment, Babylon’s fall, and torment for whoever takes the beast’s mark. Those who die in the Lord are happy and rest. The earth is harvested, with the grapes of God’s anger.",
    "Seven angels prepare the last seven plagues. Beside a sea of glass and fire the victors over the beast sing the song of Moses and the Lamb, praising God’s just ways; the temple fills with smoke.",
    "Seven bowls of God’s anger are poured out: painful sores, sea and rivers turned to blood, scorching sun, darkness, the Euphrates dried for Armageddon, a huge earthquake and hailstones. People curse God instead of changing.",
    "Babylon the great prostitute, dressed in purple and gold and drunk with the blood of believers, sits on a scarlet beast with seven heads and ten horns. Kings who fight the Lamb lose, and turn on her; she is the great city.",
    "Babylon falls in a single hour: a warning to leave and not share her sins. Kings and merchants who got rich on her luxury, from gold to human slaves, weep over lost business, while heaven rejoices; music and weddings end.",
    "Heaven sings hallelujah, and the Lamb’s wedding feast is announced. John must not worship an angel. A rider on a white horse, called Word of God and King of kings, defeats the beast and false prophet, who are thrown into the lake of fire.",
    "Satan is chained for a thousand years while martyrs reign with Christ; released, he deceives the nations, Gog and Magog, and is cast into a burning lake. The dead, great and small, are judged by what they did; the book of life is opened.",
    "Heaven and earth are made new: the holy city Jerusalem comes down like a bride, God lives with people, and there is no more death, grief, crying or pain. Gates of pearl, streets of gold, no temple, no night; nothing evil enters.",
    "The river and tree of life heal the nations; no more curse, and God’s servants see his face. Jesus is coming soon with rewards, first and last. Whoever is thirsty may come freely. Do not add to or take away from this book.",
  ],
};
