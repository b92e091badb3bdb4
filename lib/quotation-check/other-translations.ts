/** Words by which readers know a verse in a translation that is not held here. */
interface KnownWording {
  /** OSIS id of the verse. */
  verse: string;
  /** A few telling words, as they are compared: lower case, without signs. */
  words: string;
  translations: readonly string[];
}

const wordings = (verse: string, ...list: readonly (readonly [string, string])[]): KnownWording[] =>
  list.map(([words, codes]) => ({ verse, words, translations: codes.split(" ") }));

/**
 * Short phrases of well-known verses in translations under copyright. They only tell which one a
 * quotation may be from; none is a verse, and none is printed.
 */
export const KNOWN_WORDINGS: readonly KnownWording[] = [
  ...wordings("Deut.31.6", ["he will never leave you nor forsake you", "NIV"]),
  ...wordings(
    "Josh.1.9",
    ["do not be afraid do not be discouraged", "NIV"],
    ["do not be frightened and do not be dismayed", "ESV"],
    ["do not tremble or be dismayed", "NASB"],
  ),
  ...wordings("1Sam.16.7", ["people look at the outward appearance", "NIV"]),
  ...wordings(
    "Ps.23.1",
    ["the lord is my shepherd i lack nothing", "NIV"],
    ["i have all that i need", "NLT"],
  ),
  ...wordings("Ps.23.4", ["through the darkest valley", "NIV NLT"]),
  ...wordings(
    "Ps.34.18",
    ["saves those who are crushed in spirit", "NIV"],
    ["saves the crushed in spirit", "ESV"],
  ),
  ...wordings("Ps.37.4", ["take delight in the lord", "NIV NLT"]),
  ...wordings("Ps.46.1", ["an ever present help in trouble", "NIV"]),
  ...wordings("Ps.46.10", ["cease striving and know that i am god", "NASB"]),
  ...wordings("Ps.91.1", ["whoever dwells in the shelter of the most high", "NIV"]),
  ...wordings(
    "Ps.119.105",
    ["a lamp for my feet a light on my path", "NIV"],
    ["a lamp to guide my feet", "NLT"],
  ),
  ...wordings(
    "Prov.3.5",
    ["lean not on your own understanding", "NIV NKJV"],
    ["do not lean on your own understanding", "ESV NASB"],
    ["do not depend on your own understanding", "NLT"],
  ),
  ...wordings(
    "Prov.3.6",
    ["in all your ways submit to him", "NIV"],
    ["he will make straight your paths", "ESV"],
    ["he will show you which path to take", "NLT"],
  ),
  ...wordings("Prov.22.6", ["start children off on the way they should go", "NIV"]),
  ...wordings("Eccl.3.1", ["a season for every activity under the heavens", "NIV"]),
  ...wordings(
    "Isa.40.31",
    ["they will soar on wings like eagles", "NIV"],
    ["they will soar high on wings like eagles", "NLT"],
    ["they shall mount up with wings like eagles", "ESV NKJV"],
  ),
  ...wordings("Isa.41.10", ["with my victorious right hand", "NLT"]),
  ...wordings(
    "Jer.29.11",
    ["plans to prosper you and not to harm you", "NIV"],
    ["plans for welfare and not for evil", "ESV"],
    ["plans for welfare and not for calamity", "NASB"],
    ["plans for good and not for disaster", "NLT"],
  ),
  ...wordings(
    "Lam.3.22",
    ["because of the lord's great love we are not consumed", "NIV"],
    ["the steadfast love of the lord never ceases", "ESV"],
  ),
  ...wordings(
    "Mic.6.8",
    ["to act justly and to love mercy", "NIV"],
    ["to do justice and to love kindness", "ESV"],
  ),
  ...wordings("Matt.5.16", ["let your light shine before others", "NIV ESV"]),
  ...wordings("Matt.6.33", ["seek first his kingdom and his righteousness", "NIV NASB"]),
  ...wordings(
    "Matt.11.28",
    ["all you who are weary and burdened", "NIV"],
    ["all who are weary and heavy laden", "NASB"],
    ["who are weary and carry heavy burdens", "NLT"],
  ),
  ...wordings("Matt.28.19", ["therefore go and make disciples of all nations", "NIV"]),
  ...wordings(
    "John.3.16",
    ["that he gave his only son that", "ESV"],
    ["shall not perish but have eternal life", "NIV NASB"],
  ),
  ...wordings("John.10.10", ["have it to the full", "NIV"], ["a rich and satisfying life", "NLT"]),
  ...wordings("John.13.34", ["a new command i give you", "NIV"]),
  ...wordings("John.14.1", ["do not let your hearts be troubled", "NIV"]),
  ...wordings("John.15.13", ["to lay down one's life for one's friends", "NIV"]),
  ...wordings("John.16.33", ["take courage i have overcome the world", "NASB"]),
  ...wordings(
    "Rom.5.8",
    ["god demonstrates his own love for us in this", "NIV"],
    ["god shows his love for us", "ESV"],
    ["god showed his great love for us", "NLT"],
  ),
  ...wordings(
    "Rom.8.28",
    ["in all things god works for the good", "NIV"],
    ["for those who love god all things work together for good", "ESV"],
    ["god causes all things to work together for good", "NASB"],
    ["god causes everything to work together for the good", "NLT"],
  ),
  ...wordings("Rom.10.9", ["if you declare with your mouth", "NIV"]),
  ...wordings(
    "Rom.12.2",
    ["do not conform to the pattern of this world", "NIV"],
    ["the behavior and customs of this world", "NLT"],
  ),
  ...wordings("1Cor.10.13", ["no temptation has overtaken you except", "NIV NKJV"]),
  ...wordings("1Cor.13.4", ["love is patient love is kind", "NIV NASB CSB"]),
  ...wordings("2Cor.5.17", ["the new creation has come", "NIV"]),
  ...wordings("Gal.5.22", ["love joy peace forbearance kindness", "NIV"]),
  ...wordings("Eph.2.8", ["for it is by grace you have been saved", "NIV"]),
  ...wordings("Phil.4.6", ["do not be anxious about anything", "NIV ESV"]),
  ...wordings(
    "Phil.4.7",
    ["which transcends all understanding", "NIV"],
    ["which surpasses all comprehension", "NASB"],
  ),
  ...wordings(
    "Phil.4.13",
    ["through him who gives me strength", "NIV"],
    ["through him who strengthens me", "ESV NASB"],
    ["through christ who gives me strength", "NLT"],
  ),
  ...wordings("Col.3.23", ["work at it with all your heart", "NIV"]),
  ...wordings(
    "2Tim.1.7",
    ["the spirit god gave us does not make us timid", "NIV"],
    ["a spirit of fear and timidity", "NLT"],
  ),
  ...wordings("2Tim.3.16", ["all scripture is breathed out by god", "ESV"]),
  ...wordings("2Tim.3.16", ["all scripture is god breathed", "NIV"]),
  ...wordings("Heb.4.12", ["sharper than any double edged sword", "NIV"]),
  ...wordings(
    "Heb.11.1",
    ["confidence in what we hope for", "NIV"],
    ["sure of what we hope for", "NIV"],
    ["the assurance of things hoped for", "ESV NASB"],
  ),
  ...wordings("Heb.12.1", ["the race marked out for us", "NIV"]),
  ...wordings("Jas.1.2", ["consider it pure joy", "NIV"]),
  ...wordings(
    "1Pet.5.7",
    ["cast all your anxiety on him", "NIV"],
    ["casting all your anxieties on him", "ESV"],
    ["give all your worries and cares to god", "NLT"],
  ),
  ...wordings("1John.1.9", ["purify us from all unrighteousness", "NIV"]),
  ...wordings("1John.4.18", ["perfect love drives out fear", "NIV"]),
];

/** Codes by which writers name translations that are not held here. */
export const OTHER_CODES =
  "NIV NKJV ESV NASB NLT NRSV RSV ASV CSB HCSB AMP MSG NET CEV GNT TPT ERV NAB NABRE NJB YLT BSB LSB TLB".split(
    " ",
  );
