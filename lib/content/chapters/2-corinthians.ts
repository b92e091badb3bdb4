import type { BookChapters } from "./schema";

export const secondCorinthians: BookChapters = {
  book: "2Cor",
  chapters: [
    "God comforts us in every trouble so that we can comfort others. In Asia Paul was so burdened he gave up hope of living, and learned to rely on God who raises the dead. He explains why he changed travel plans.",
    "Paul wrote a painful letter with tears. Now the person who caused hurt has been punished enough: forgive and comfort him, so Satan gains nothing. Christians are like a perfume of Christ, life to some and death to others.",
    "Paul needs no letters of recommendation; the Corinthians are his letter, written by the Spirit. The old covenant came with fading glory and a veil like Moses’; the Spirit brings freedom and changes us to be like the Lord.",
    "Do not lose heart. We carry a treasure in clay jars, fragile bodies: pressed hard but not crushed, confused but not desperate. Outwardly aging and wearing out, inwardly renewed each day; present trouble is light beside eternal glory. For people who feel like giving up.",
    "What happens when we die? Our body is a tent; we long for a home in heaven and live by trust, not by what we see. All will face Christ’s judgment. Whoever is in Christ is a new creation with a fresh start; God makes peace with us and gives the work of reconciliation.",
    "Now is the time to accept God’s grace. Paul lists hardships: beatings, prison, sleepless nights, hunger, yet always joyful, poor yet enriching many. Do not be closely bound with unbelievers; what do light and darkness share?",
    "Paul is glad that his severe letter led to healthy sorrow: godly grief brings change without regret, while worldly sadness brings death. Titus’s good news comforted him when he was depressed and afraid.",
    "Generous giving: the poor Macedonians gave beyond their means with joy. Christ was rich and became poor for us. Give according to what you have, willingly, so there is fairness; Titus and others handle the money honestly.",
    "Whoever plants little harvests little. Give what you have decided in your heart, not reluctantly or under pressure; God loves a happy giver and supplies enough for every good deed.",
    "Paul defends himself against the charge of being bold in letters but unimpressive in person. His weapons are not human; he takes thoughts captive. Comparing yourself with others is unwise; boast only about the Lord.",
    "Paul warns about false apostles with another Jesus; even Satan poses as an angel of light. Foolishly boasting, he lists his sufferings: floggings, stoning, shipwrecks, dangers, hunger, and daily worry for all the churches.",
    "Paul tells of being caught up to paradise, and of a thorn in his flesh, a torment he prayed three times to lose. God’s answer: grace is enough, and power works in weakness. He fears finding quarrels, jealousy and gossip in Corinth.",
    "Paul will come a third time and not spare offenders. Examine and test yourselves whether you live in the faith. Closing advice: rejoice, mend your ways, agree, live in peace; the grace of Christ, God’s love and the Spirit’s fellowship.",
  ],
};
