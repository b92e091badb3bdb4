import "server-only";

// Ways to reach somebody that a model names. The site has its own, each looked up; a model's may
// be anybody's.

const REMOVED = "(contact removed)";
const AT = "\\s?(?:@|[(\\[{]\\s?at\\s?[)\\]}]|\\sat\\s)\\s?";
const DOT = "(?:[.。]|\\s?[(\\[{]\\s?(?:dot|\\.)\\s?[)\\]}]\\s?|\\sdot\\s)";
const MAIL = new RegExp(
  `[\\p{L}\\p{N}._%+-]{1,64}${AT}[\\p{L}\\p{N}-]{1,63}(?:${DOT}[\\p{L}\\p{N}-]{2,63}){1,4}`,
  "giu",
);
/** Ends of domains that are no words at the end of a sentence run together with the next one. */
const TOP_LEVEL =
  "com|org|net|edu|gov|info|biz|church|io|co|uk|de|us|ru|cn|app|dev|online|site|shop|store|xyz|tv|me|link|click|top|live|life|faith|bible|ministries|global|world|ly|gg|ai|tk|eu|fr|es|br|au|ca|in|jp|ch|at|nl|it";
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}@])(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62}))(?:\\.[\\p{L}\\p{N}-]{1,63}){0,3}${DOT}(?:${TOP_LEVEL})(?![\\p{L}\\p{N}])(?:[/?#:][^\\s<>"“”]*)?`,
  "giu",
);
const IP = /(?<![\d.:])(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?![\d.])/g;
/** A telephone number: at least seven digits in groups, perhaps with a country's code. */
const TELEPHONE =
  /(?<![\d.,:/\p{L}-])(?:\+|00)?\(?\d[\d()]{0,6}(?:[ .()/–·•_…-]{1,3}\d{2,6}){1,5}(?![\d:])|(?<![\d.,:\p{L}])\+?\d{7,15}(?![\d.:]|,\d)/gu;
const YEARS = /^\d{3,4}\s?[-–/]\s?\d{2,4}$/;
const DIAL =
  /(\b(?:call|calls|calling|dial|dialing|phone|telephone|text|texting|ring|sms|whatsapp|hotline|helpline|fax)(?: us| him| her| them| me)?(?: (?:at|on|to|is|under|number|now|today))?(?:\s?[:#])?(?: (?:\p{Lu}{2,12} to))?\s+)(\d{3,6})(?![\d:]|\s?(?:times?|people|men|women|years?|days?|of|verses?|to (?:prayer|account|mind))\b)/giu;
const VANITY = /(?<![\p{L}\d])1?[ -]?8(?:00|33|44|55|66|77|88)[ -]\p{Lu}[\p{Lu}\d-]{5,10}/gu;
const STREET =
  /(?<![\d:.,])\d{1,5}[a-z]?\s(?:(?:N|S|E|W|North|South|East|West)\.?\s)?(?:\p{Lu}[\p{L}.'’]*\s){1,4}(?:Street|St\b\.?|Avenue|Ave\b\.?|Road|Rd\b\.?|Boulevard|Blvd\b\.?|Lane|Ln\b\.?|Drive|Dr\b\.?|Court|Ct\b\.?|Square|Sq\b\.?|Parkway|Pkwy|Highway|Hwy|Place|Pl\b\.?|Terrace|Way)(?![\p{L}])|\bP\.?\s?O\.?\s?Box\s\d+/gu;
/** An address taken apart: "www example com", "example . org". */
const APART =
  /\b[wW]{3}[\s.]+[\p{L}\p{N}-]{2,63}[\s.]+[a-z]{2,12}(?!\p{L})|(?<![\p{L}\p{N}])[\p{L}\p{N}@._-]{2,63}(?:\s\.\s?|\.\s)(?:com|org|net|info|edu|church)(?!\p{L})/gu;
const NETWORK =
  /\b(?:instagram|facebook|twitter|telegram|tiktok|youtube|venmo|cash ?app|paypal|snapchat|signal|skype|discord|zelle|whatsapp)(?:\s*[:@]|\s+(?:is|at|name|handle|user)\b:?)\s*[@\p{L}\p{N}][\p{L}\p{N}._-]{2,40}/giu;
const ACCOUNT =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[a-z]*\d)(?=\d*[a-z])(?=(?:[a-z]*\d){4})[a-z0-9]{16,}(?![\p{L}\p{N}])/giu;
/** Digits in words, seven at least as in a telephone number. */
const SPOKEN_NUMBER =
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?:[\s,.-]+|$)){7,}/gi;
const COUNTED = /one\W+two\W+three\W+four/i;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,30}/gu;

function isTelephone(written: string): boolean {
  const digits = written.replace(/\D/g, "").length;
  if (digits < 7 || digits > 15 || YEARS.test(written.trim())) return false;
  // A list of years or of numbers that go up by themselves: "1517 - 1546 - 1564".
  const groups = written.split(/[^\d]+/).filter((group) => group !== "");
  const isPlus = /^\s*(?:\+|00)/.test(written);
  return isPlus || /[()]/.test(written) || !groups.every((group) => group.length === 4);
}

/** A text without addresses and telephone numbers, and how many there were. */
export function strikeContacts(text: string): { text: string; count: number } {
  let count = 0;
  const strike = () => {
    count++;
    return REMOVED;
  };
  let struck = text
    .replace(MAIL, strike)
    .replace(DOMAIN, strike)
    .replace(IP, strike)
    .replace(APART, strike)
    .replace(NETWORK, strike)
    .replace(HANDLE, strike)
    .replace(SPOKEN_NUMBER, (written) => (COUNTED.test(written) ? written : `${strike()} `));
  if (/\d/.test(struck)) {
    struck = struck
      .replace(ACCOUNT, strike)
      .replace(VANITY, strike)
      .replace(STREET, strike)
      .replace(TELEPHONE, (written) => {
        if (!isTelephone(written)) return written;
        const blank = /\s$/.test(written) ? " " : "";
        return strike() + blank;
      })
      .replace(DIAL, (_whole, lead: string) => lead + strike());
  }
  return { text: struck, count };
}
