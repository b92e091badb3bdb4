import "server-only";

// Signs that stand for letters they look like.

/** Cyrillic and Greek letters that look like Latin ones. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ..."аaеeоoрpсcуyхxіiѕsјjһhԁdԛqԝwАAВBЕEКKМMНHОOРPСCТTХXІIЅSЈJοoαaεeνvρpιiκkτtυuχxΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX",
  ]
    .map((sign, at, all) => [sign, all[at + 1] ?? ""] as const)
    .filter((_pair, at) => at % 2 === 0),
);
const FOREIGN_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const FOREIGN_WORD = /[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{M}]*/gu;

/** Words in which letters of other scripts stand for Latin ones. */
export function withLatinLetters(text: string): string {
  if (!FOREIGN_LETTER.test(text)) return text;
  return text.replace(FOREIGN_WORD, (word) => {
    const signs = [...word];
    if (signs.some((sign) => FOREIGN_LETTER.test(sign) && LATIN[sign] === undefined)) {
      return /[a-z]/i.test(word) ? word.replace(/./gu, (sign) => LATIN[sign] ?? sign) : word;
    }
    return signs.map((sign) => LATIN[sign] ?? sign).join("");
  });
}

/** A digit for a letter, within a word of small letters. */
const DIGIT_IN_WORD = /(?<=\p{Ll})[0134](?=\p{Ll})/u;
const MIXED_WORD = /(?<![\p{L}\p{N}:.])[\p{L}0134]*(?:\p{Ll}[0134]|[0134]\p{Ll})[\p{L}0134]*/gu;
const ORDINAL = /^\d+(?:st|nd|rd|th|s|[a-d])$/;
const LETTER: Readonly<Record<string, string>> = { "0": "o", "1": "l", "3": "e", "4": "a" };

/** Words in which digits stand for letters: "th3 w0rd". */
export function withoutDigitsForLetters(text: string): string {
  if (!DIGIT_IN_WORD.test(text)) return text;
  return text.replace(MIXED_WORD, (word) =>
    ORDINAL.test(word) ? word : word.replace(/[0134]/g, (digit) => LETTER[digit] ?? digit),
  );
}
