import type { BookChapters } from "./schema";

export const galatians: BookChapters = {
  book: "Gal",
  chapters: [
    "Paul is shocked that the Galatians turn so fast to a different gospel; a curse on whoever preaches it, even an angel. He does not seek to please people. He tells how he persecuted the church until God revealed his Son to him.",
    "Jerusalem’s leaders accept Paul’s mission and ask him to remember the poor. In Antioch he confronts Peter’s hypocrisy for no longer eating with Gentiles out of fear. People are put right by trusting Christ, not by keeping the law.",
    "Foolish Galatians: did the Spirit come to you through law-keeping or through believing? Abraham was blessed through faith. Christ took the law’s curse. The law was a guardian; now all are one in Christ, no Jew or Greek, slave or free, male and female. No room for racism.",
    "No longer slaves but God’s adopted children and heirs, who call him Father. Why return to rules about days and seasons? Paul recalls their kindness when he was ill. Hagar and Sarah picture slavery and freedom.",
    "Christ set us free, so do not go back to slavery under the law; faith works through love. Freedom is for serving, not selfishness. Works of the flesh: immorality, witchcraft, hatred, jealousy, rage, drunkenness. Fruit of the Spirit: love, joy, peace, patience, kindness, self-control.",
    "Gently help someone caught doing wrong, and watch for temptation yourself. Share each other’s burdens. You harvest what you plant; do not get tired of doing good. What matters is not circumcision but the cross and a new creation. For those who feel like giving up.",
  ],
};
