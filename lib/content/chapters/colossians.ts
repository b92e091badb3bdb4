import type { BookChapters } from "./schema";

export const colossians: BookChapters = {
  book: "Col",
  chapters: [
    "Paul thanks God for the Colossians’ faith, love and hope and prays that they will live worthy lives. In Christ the unseen God becomes visible; everything was made through him, he heads the church and makes peace by his cross.",
    "Do not be fooled by fine-sounding philosophy. All God’s fullness lives in Christ; through baptism you were buried and raised to life with him and forgiven, your debt nailed to the cross. Do not let anyone judge you over food, festivals or harsh rules.",
    "Set your mind on heavenly things. Get rid of lust, greed, anger, slander and lying; put on compassion, kindness, humility and patience, forgive, and above all love. Advice for wives, husbands, children, fathers and slaves: at work, do the job wholeheartedly for the Lord.",
    "Masters must treat slaves, and so employers their workers, fairly. Keep praying with thanks, and speak graciously to outsiders, using their time well. News and greetings from Tychicus, Onesimus, Mark, Luke the doctor and others; Paul asks them to remember his chains.",
  ],
};
