import type { BookChapters } from "./schema";

export const romans: BookChapters = {
  book: "Rom",
  chapters: [
    "Paul longs to visit Rome and is proud of the gospel, God’s power to save everyone who trusts him. People can know God from nature but swap him for idols; he gives them up to lust, homosexual acts between women and between men, greed, envy, gossip and hatred.",
    "Do not judge others while doing the same things. God’s kindness is meant to change us; he shows no favoritism and judges by deeds. Conscience acts as an inner law. Religious people who teach but steal or commit adultery are hypocrites; what counts is the heart.",
    "Everyone, Jew or not, has sinned and falls short; nobody is righteous. The law shows sin. God puts people right as a free gift through faith in Jesus, who died for sins, so no one can boast.",
    "Abraham was counted righteous because he believed God, not because of works or circumcision; David too speaks of the happiness of being forgiven. Abraham hoped against all odds, though his body and Sarah’s were too old for children.",
    "People put right through trusting Christ are at peace with God. Suffering produces patience, character and hope. God proved his love when Christ died for us while we were still sinners and enemies. Adam brought death to all; Christ’s one obedient act brings grace and life.",
    "Should we keep sinning because God is gracious? No: believers died with Christ in baptism and share a new life. Do not be slaves to bad habits and desires; offer yourselves to God. Sin pays with death, God gives eternal life.",
    "Like a widow free to remarry, believers are released from the law, which is good but stirs up sin. Paul describes the inner struggle with bad habits: he wants to do right yet does what he hates, and asks who will rescue him.",
    "Whoever belongs to Christ is no longer condemned: the Spirit gives life, makes us God’s children who call him Father, and helps in weakness when we do not know how to pray. Present pain is small; all works together for good. Nothing separates us from God’s love.",
    "Paul grieves deeply for his own people Israel. God’s choice is free, Jacob rather than Esau, mercy or hardening, like a potter with clay; is that unfair? Gentiles found righteousness by faith while Israel pursued it by law and stumbled.",
    "Paul prays for Israel, zealous but mistaken about righteousness. Whoever openly says Jesus is Lord and believes he rose is saved; everyone who calls on him. But how can people believe without hearing? Faith comes through the message.",
    "God has not rejected Israel; a remnant remains. Gentiles are wild branches grafted into an olive tree and must not be arrogant. Hardening is partial until all Israel is saved. God’s gifts are not taken back; his wisdom is beyond understanding.",
    "Offer your bodies to God and let your mind be renewed. Use your gifts, do not think too highly of yourself. Practical love: be patient in trouble, hospitable, bless persecutors, laugh and cry with others, never take revenge, overcome evil with good. Do not conform to peer pressure.",
    "Obey the government, which God has put in place to punish wrong; pay taxes and respect. Owe nothing except love, which does no harm to a neighbor and sums up the law. It is time to wake up: no drunken parties, sexual sin, quarreling or jealousy.",
    "Do not argue or judge over disputable matters such as eating meat, vegetarian food, or special days; each answers to God. Do not make a weaker believer stumble by what you eat or drink. God’s kingdom is righteousness, peace and joy.",
    "The strong should bear with the weak and please others, as Christ did; accept one another. Scripture gives encouragement and hope for all nations. Paul tells of his mission and his plans to visit Rome and Spain, and asks for prayer.",
    "Paul recommends Phoebe and greets many coworkers by name, men and women such as Prisca and Aquila, Mary, Junia and Rufus. He warns against people who cause divisions with smooth talk, and praises the wise God.",
  ],
};
