import type { BookChapters } from "./schema";

export const james: BookChapters = {
  book: "Jas",
  chapters: [
    "Consider trials a joy, since testing builds endurance. Ask God for wisdom without doubting. About temptation: it comes from our own desire, never from God. Be quick to listen, slow to speak and get angry; do what the word says; care for orphans and widows. Anger management: think before you speak.",
    "Do not show favoritism to rich people over the poor in church. Love your neighbor; mercy wins over judgment. Faith without deeds is dead: it is no use wishing hungry people well. Abraham and Rahab showed faith by actions.",
    "Few should become teachers. Against cursing, swearing and hurtful words: the tongue is tiny but sets great fires like a spark, steers like a rudder, and nobody can tame it: blessing God and cursing people. Envy and selfish ambition bring disorder; true wisdom is peaceful and gentle.",
    "Fights and quarrels come from selfish desires and wrong motives in prayer. God opposes the proud and helps the humble; resist the devil. Do not slander or judge. Do not boast about plans for tomorrow; life is a mist. Knowing good and not doing it is sin.",
    "Warning to the rich who cheat workers out of pay and live in luxury. Be patient like farmers and like Job, do not grumble or swear. When in trouble pray; the sick should call the elders to anoint them with oil; confess to each other. Elijah’s prayer worked; bring back wanderers. The rich exploit workers with unpaid wages.",
  ],
};
