import "server-only";

// Whose words they are, told in the languages that visitors and models know best.

const BIBLE =
  "biblia|bibel|bible|bibbia|bijbel|vulgata|escritura|heilige schrift|schrift|ecriture|scrittura|библи\\p{L}*|писани\\p{L}*|βιβλο\\p{L}*|γραφη";
const SPEAKERS =
  "jesus|jesus|gesu|jezus|iesus|jesucristo|christus|иисус|ιησους|dios|gott|dieu|deus|dio|бог|θεος|senor|senhor|seigneur|signore|herr|господь|" +
  "profeta|prophet|prophete|profeet|propheta|пророк|προφητης|apostol\\p{L}*|apostel|apotre|apostolus|апостол|pablo|paulus|paulo|paolo|павел|παυλος|moises|mose|moise|mose|isaias|jesaja|isaie|isaia|исаия|ησαιας|david|davi|salomon?";
const SAYS =
  "dice|dijo|dicen|ensena|prometio|escribio|esta escrito|sagt|sagte|sprach|spricht|steht(?: geschrieben)?|geschrieben|schreibt|lehrt|dit|disait|parle|ecrit|enseigne|diz|disse|escreveu|esta escrito|ensina|scritto|scrisse|dixit|dicit|habet|scriptum|сказано|говорит|сказал|написано|λεει|γραφει|ειπεν|ειπε|λεγει|γεγραπται|zegt|zei|spreekt|sprak|staat|geschreven";
const WHO = `(?<!\\p{L})(?:${BIBLE}|${SPEAKERS})(?!\\p{L})`;
const DOES = `(?<!\\p{L})(?:${SAYS})(?!\\p{L})`;
const NEAR = "[^.!?:\\n]{0,40}?";
const ATTRIBUTION = new RegExp(
  `(?:${WHO}${NEAR}${DOES}|${DOES}${NEAR}${WHO})[^.!?:–—\\n]{0,30}?(?=\\s*(?:[:–—).!,]|$))`,
  "iu",
);
/** Words that only name what follows: a label on a line of its own, or a short sentence. */
const LABEL_WORDS = 9;
const SENTENCE_WORDS = 5;

const bare = (sign: string) => sign.normalize("NFD").charAt(0);

/** Where words in another language say that the Bible, or somebody of it, said something; null without. */
export function foreignAttribution(text: string): { start: number; end: number } | null {
  // Accents change no place: every letter with one is a single sign.
  const found = ATTRIBUTION.exec(
    text.normalize("NFC").replace(/[\u00c0-\u024f\u0386-\u03ce\u1f00-\u1fff]/g, bare),
  );
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

/** True for a line that says so and nothing else. */
export function isForeignLabel(text: string): boolean {
  const most = /[.!?]\s*$/.test(text) ? SENTENCE_WORDS : LABEL_WORDS;
  return foreignAttribution(text) !== null && text.trim().split(/\s+/).length <= most;
}

const ENGLISH =
  /(?<!\p{L})(?:the|of|and|to|is|are|was|with|for|that|this|it|he|they|you|from|by|as|on|not|his|your|says|said|her|bible)(?!\p{L})/giu;

/** True for words among which some are the commonest of English. */
export function isEnglishText(text: string): boolean {
  return text.search(ENGLISH) >= 0;
}

/** True for a sentence that is in English for certain: several of them. */
export function isEnglishSentence(text: string): boolean {
  return (text.match(ENGLISH)?.length ?? 0) > 1;
}
