import type { BookChapters } from "./schema";

export const ephesians: BookChapters = {
  book: "Eph",
  chapters: [
    "Praise for every spiritual blessing: God chose us before the world began, adopted us, forgave us through Christ’s blood, and gave the Spirit as a guarantee. Paul prays that they may know the hope and the power that raised Christ above all.",
    "People were dead in sins, but out of great love God made them alive; we are saved by grace as a gift, not by good works, yet made for good works. Christ is our peace, ending racial hostility between Jews and foreigners, now one household.",
    "Paul, a prisoner, explains the secret now revealed: people of all nations share the promise. He kneels and prays that they may grasp how wide, long, high and deep Christ’s love is; God can do far more than we can imagine.",
    "Live humble, gentle and patient, keeping unity: one body, one faith. Gifts equip everyone to grow up. Put off the old self: no more lying, going to bed angry, stealing, foul language or bitterness. Be kind and forgive as God forgave you. Anger management and forgiving people who hurt you.",
    "Imitate God by living in love; no sexual immorality, greed or dirty jokes. Live as light, use time wisely; it is wrong to get drunk on wine; instead let the Spirit fill you, with songs and thanks. Wives submit to husbands; husbands love their wives as Christ loved the church.",
    "Children should obey and honor parents; fathers, do not provoke your children. Instructions for slaves and masters. Spiritual warfare: put on God’s armor against the devil, belt of truth, shield of faith, helmet and sword, and keep praying. How to raise kids, and how to behave at work.",
  ],
};
