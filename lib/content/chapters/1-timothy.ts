import type { BookChapters } from "./schema";

export const firstTimothy: BookChapters = {
  book: "1Tim",
  chapters: [
    "Timothy should stop false teachers with their myths and pointless talk; the goal is love from a pure heart. The law is for lawbreakers. Paul, once a violent persecutor and the worst of sinners, received mercy as an example of Christ’s patience.",
    "Pray for everyone, rulers included, for a peaceful life; God wants all people saved, and Christ is the one mediator. Men should pray without anger, women should dress modestly, learn quietly and not teach or have authority over a man.",
    "Qualifications for church leaders such as bishops and pastors: an overseer must be faithful in marriage, sober, gentle, not a heavy drinker, not greedy, managing his family well; deacons likewise serious and honest. The mystery of faith: Christ appeared in the flesh.",
    "In later times some will forbid marriage and foods, but everything God made is good when received with thanks. Training in godliness is worth more than physical exercise. Let nobody look down on you for being young; set an example as a young leader.",
    "How to treat older and younger people like family. Care for real widows; whoever does not provide for relatives is worse than an unbeliever. Younger widows should remarry, not gossip. Honor and pay elders, investigate accusations; a little wine for Timothy’s stomach.",
    "Slaves should respect masters. Contentment is great gain: we bring nothing in and take nothing out. Greed for money leads to all kinds of evil and pain. Keep up the struggle of faith; the rich should not be proud but generous.",
  ],
};
