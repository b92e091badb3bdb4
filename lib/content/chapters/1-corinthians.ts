import type { BookChapters } from "./schema";

export const firstCorinthians: BookChapters = {
  book: "1Cor",
  chapters: [
    "Paul thanks God for the church in Corinth but hears of divisions and rival groups following different leaders. The message of the cross looks foolish to the clever, but is God’s power; he chose the weak and unimportant so nobody can boast.",
    "Paul came to Corinth weak and nervous, without impressive speeches, so faith rests on God’s power. God’s hidden wisdom is revealed by the Spirit, and people without the Spirit cannot understand it.",
    "Jealousy and quarrels show the Corinthians are still like babies. Paul planted, Apollos watered, but God makes things grow. Each builder’s work will be tested by fire. You are God’s temple; stop boasting about human leaders and worldly cleverness.",
    "Servants must be trustworthy; leave judging motives until the Lord comes. Everything you have was given, so why be proud? Apostles are hungry, homeless and insulted, yet bless in return. Paul writes as a father and warns arrogant people.",
    "A man in the church sleeps with his father’s wife, which is incest, and people are proud of it. Paul orders church discipline and expulsion: a little yeast affects everything. Do not associate with believers who are greedy, drunk, abusive or swindlers.",
    "Christians should not start a lawsuit and sue each other in court; better to be wronged. A list of wrongdoers shut out, among them adulterers, men who have homosexual sex, thieves and drunkards, though some changed. Flee sexual immorality and prostitutes; your body is the Spirit’s temple.",
    "Advice on marriage, sex in marriage, singleness and divorce: spouses should not refuse each other; stay with an unbelieving partner if possible. Remain as you are, slave or free. The unmarried and virgins are free from worries, but marrying is no sin; widows may remarry. To avoid sex outside marriage, husbands and wives belong to each other.",
    "Is it all right to eat food offered to idols? Knowledge makes people proud; love builds them up. Idols are nothing, but do not use your freedom in a way that hurts someone’s weak conscience.",
    "Paul, like any preacher or pastor, has the right to be paid and to bring a wife, but preaches free of charge. He adapts to everyone, Jews, outsiders and the weak, to win some. Live with self-discipline like an athlete training for a prize.",
    "Israel in the desert fell into idolatry, sexual sin and grumbling, as a warning: whoever feels secure should watch out. God gives a way out of every temptation, so it can be overcome. Do not take part in idol feasts. Do everything to honor God and for others’ good.",
    "Instructions on head coverings and hair for men and women who pray. The Lord’s Supper is spoiled when the rich eat and get drunk while the poor go hungry; remember Jesus’ death with bread and cup, and examine yourself first. How to take communion.",
    "Spiritual gifts: wisdom, healing, miracles, prophecy, tongues, all from one Spirit for everyone’s benefit. The church is like a body with many parts; nobody is useless or can do without others, and all share pain and honor.",
    "The love chapter: without love, gifts, faith and generosity are worth nothing. Love is patient and kind, not jealous, boastful or rude, keeps no score of wrongs, and outlasts everything. Faith, hope and love remain, and love is the greatest.",
    "Prophecy, which people understand, builds the church up more than speaking in tongues. Strangers may think you are crazy. Take turns, interpret, keep order and peace. Women are told to be silent in the meetings.",
    "The resurrection: Christ died, was buried, rose and appeared to hundreds. If the dead do not rise, faith is empty. Death is the last enemy. What body will we have? A seed becomes something new; in a moment all are changed, and death loses its sting. Bad company ruins good habits. Comfort when a loved one has died.",
    "Set aside money each week for the collection for Jerusalem. Travel plans, news of Timothy and Apollos. Be alert, brave and strong, doing all with love. Greetings and a prayer that the Lord come.",
  ],
};
