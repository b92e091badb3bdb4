import "server-only";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import type { Scripture } from "@/lib/bible/scripture";
import { processState } from "@/lib/process-state";

// Somebody who grieves or has been hurt is not answered with a curse or a slaughter because it has
// their word in it. Whoever asks about those passages themselves still finds them.

/** Matters that hurt, however they are put. */
const TENDER: readonly RegExp[] = [
  /\b(?:forgiv(?:e|es|ing|eness)|forgave|unforgiven|unforgivable)\b/,
  /\b(?:grie(?:f|ve|ves|ving)|mourn(?:ing|s)?|bereave\w*|widowed|funeral|condolences?)\b/,
  /\b(?:lost|losing|loss of|death of|buried|burying) (?:my|our|a|an|her|his|the|someone|somebody)?\s?(?:\w+ )?(?:child|baby|son|daughter|husband|wife|mother|father|mom|mum|dad|parents?|brother|sister|friend|loved one|pet|dog|cat)\b/,
  /\b(?:child|baby|son|daughter|husband|wife|mother|father|mom|mum|dad|friend|loved one) (?:has |just )?(?:died|passed away)\b/,
  /\b(?:miscarr\w*|stillb\w+|infertil\w*|childless\w*|pregnancy loss|abortion)\b/,
  /\b(?:suicid\w*|self[- ]?harm\w*|kill(?:ing)? myself|end(?:ing)? my life|want to die)\b/,
  /\b(?:depress\w*|despair\w*|hopeless\w*|anxi\w+|panic\w*|lonel\w+|worthless\w*|ashamed|broken ?hearted|heartbr\w+|burn(?:ed|t)? ?out)\b/,
  /\b(?:abus(?:e|ed|es|ive|er)|raped?|assault\w*|molest\w*|domestic violence|bull(?:y|ied|ying)|beats? me|hits? me|hit me|hurt(?:s|ing)? me|betrayed me|cheated on me)\b/,
  /\b(?:cancer|terminal\w*|dying|chronic (?:pain|illness))\b/,
  /\b(?:divorced?|break ?up|broke up|dumped me|left me|abandoned me|hates? me|hate myself)\b/,
  /\b(?:feel(?:ing)?|i am|i'm|im) (?:so |very |really )?(?:sad|alone|guilty|lost|broken|empty|afraid|scared|unloved|rejected|useless|weak|tired|dirty)\b/,
];

/** Asked about people of the Bible or its text, not for oneself. */
const ABOUT_THE_BIBLE: readonly RegExp[] = [
  /^(?:who|whose|which|when|where)\b/,
  /^how (?:many|old|long|did|was|were)\b/,
  // As quizzes ask: "What part of the body …", "Which two names …".
  /^(?:what|which) (?:specific|particular|two|three|four|five|six|seven|other|part of|kind of|words?|phrase|names?)\b/,
  /^(?:what|why) (?:did|was|were|happened)\b(?!.*\b(?:i|me|my|we|us|our)\b)/,
  /\b(?:king|queen|prophet|judge|pharaoh|apostle|disciple|tribe|army|battle|law of moses)\b/,
];
const ABOUT_ONESELF = /\b(?:i|i'm|im|me|my|myself|we|us|our)\b/;

/** Words of judgment, killing and curse, as the World English Bible puts them. */
const HARSH_WORDS =
  /\b(?:slay|slew|slain|slaughter\w*|massacre\w*|dash(?:ed|es)?|curse[ds]?|cursing|accursed|destroy\w*|destruction|utterly|pestilence|plagues?|vengeance|avenge[ds]?|wrath|fury|consume[ds]?|put to death|stone[ds]? (?:him|her|them|with)|hanged|impale\w*|behead\w*|corpses?|carcass\w*|sword|devour\w*|gnash\w*|lake of fire|second death|hell|gehenna|torment\w*|rip(?:ped)? (?:open|up)|miscarrying|prostitut\w+|whore\w*|harlot\w*|rot|maggots?|worms?|abomination\w*|abhor\w*|will not forgive|not be forgiven|not spare|no pity|no mercy|kill(?:s|ed|ing)?|perish\w*|jealous god)\b/i;

/** Harsh to somebody who hurts, without any of those words. */
const HARSH_PASSAGES = [
  "Genesis 3:16; Genesis 19:4-9; Genesis 22:1-3; Genesis 34:1-4; Exodus 21:7-11; Exodus 21:20-25",
  "Leviticus 20:20-21; Numbers 5:11-31; Deuteronomy 22:13-29; Deuteronomy 25:11-12",
  "Deuteronomy 28:15-68; Joshua 24:19-20; Judges 11:30-40; Judges 19:22-30; 1 Samuel 15:1-3",
  "1 Samuel 31:1-6; 2 Samuel 12:10-19; 2 Samuel 13:1-22; 2 Samuel 17:23; 1 Kings 14:1-18",
  "1 Kings 16:18-19; 2 Kings 2:23-25; 2 Kings 6:26-30; Job 2:9-10; Job 3:1-26; Job 4:7-9",
  "Job 7:15-16; Job 8:3-4; Job 20:4-29; Psalm 58:6-10; Psalm 69:22-28; Psalm 109:6-20; Psalm 137:8-9",
  "Proverbs 13:24; Proverbs 19:13; Proverbs 20:30; Proverbs 21:9; Proverbs 21:19; Proverbs 22:15",
  "Proverbs 23:13-14; Ecclesiastes 4:2-3; Ecclesiastes 6:3-6; Ecclesiastes 7:1-4; Ecclesiastes 7:26; Ecclesiastes 9:2-6; Isaiah 13:16",
  "Isaiah 14:18-21; Isaiah 27:11; Jeremiah 16:1-7; Jeremiah 20:14-18; Jeremiah 22:10-12",
  "Lamentations 2:20-22; Lamentations 4:10; Ezekiel 16:35-43; Ezekiel 23:22-49; Ezekiel 24:15-24",
  "Hosea 1:6-9; Hosea 2:2-13; Hosea 9:11-17; Hosea 13:12-16; Nahum 3:1-7; Malachi 2:1-3",
  "Matthew 5:29-30; Matthew 7:21-23; Matthew 8:21-22; Matthew 10:34-37; Matthew 12:31-32",
  "Matthew 25:41-46; Matthew 27:3-5; Mark 3:28-30; Mark 9:42-48; Luke 12:10; Luke 14:26",
  "Luke 16:23-28; John 5:14; Acts 1:16-20; Acts 5:1-11; Romans 1:24-32; 1 Corinthians 5:1-5",
  "Philippians 1:20-24; Hebrews 9:27; 1 Corinthians 6:9-10; 1 Corinthians 14:34-35; Ephesians 5:22-24; Colossians 3:18",
  "1 Timothy 2:11-15; Titus 2:9-10; Hebrews 6:4-8; Hebrews 10:26-31; Hebrews 12:16-17",
  "1 Peter 2:18-20; 1 Peter 3:1-6; 1 John 5:16; Revelation 14:9-11; Revelation 20:14-15; Revelation 21:8",
];

/** Comfort that has such words in it. */
const COMFORTING_PASSAGES = [
  "Genesis 50:15-21; Deuteronomy 31:6-8; 2 Samuel 12:20-23; 1 Kings 19:3-8; Job 19:25-27",
  "Psalm 30:1-12; Psalm 34:15-22; Psalm 71:20-21; Psalm 73:26; Psalm 91:1-16; Psalm 103:1-14",
  "Psalm 27:1-14; Psalm 55:22; Psalm 56:1-13; Psalm 57:1-3; Psalm 116:1-9; Psalm 146:3-9",
  "Isaiah 25:6-9; Isaiah 40:1-2; Isaiah 43:1-7; Isaiah 53:1-12; Isaiah 54:4-10; Isaiah 61:1-3",
  "Jeremiah 31:13-17; Lamentations 3:19-33; Hosea 11:8-9; Micah 7:18-20; Matthew 6:12-15",
  "Matthew 6:19-21; Matthew 10:28-31; Matthew 18:21-35; Luke 15:11-32; Luke 23:32-43; John 3:16-18; John 8:1-11",
  "John 10:10-11; John 10:27-30; Romans 5:6-11; Romans 8:31-39; Romans 12:14-21; 1 Corinthians 15:25-26",
  "1 Corinthians 15:50-57; 2 Corinthians 4:8-12; Galatians 3:13; Hebrews 4:12-16; 1 Peter 3:8-9; 2 Peter 3:9",
];

/** True when somebody may be asking in pain. Pure. */
export function isTender(question: string): boolean {
  const text = question.toLowerCase().replace(/[’‘]/g, "'").trim();
  if (!TENDER.some((pattern) => pattern.test(text))) return false;
  return ABOUT_ONESELF.test(text) || !ABOUT_THE_BIBLE.some((pattern) => pattern.test(text));
}

const rangesOf = (passages: readonly string[]) => passages.flatMap(readWrittenReferences);

const store = processState<{ harsh?: Uint8Array }>("harshVerses", () => ({}));

/** By canonicalOrder: 1 for a verse that would hurt who asks in pain. Found once in a process. */
export function findHarsh(scripture: Scripture): Uint8Array {
  if (store.harsh) return store.harsh;
  const harsh = new Uint8Array(CANON_VERSE_COUNT + 1);
  scripture.translations.get("WEB")?.texts.forEach((text, order) => {
    if (HARSH_WORDS.test(text)) harsh[order] = 1;
  });
  for (const { start, end } of rangesOf(COMFORTING_PASSAGES)) harsh.fill(0, start, end + 1);
  for (const { start, end } of rangesOf(HARSH_PASSAGES)) harsh.fill(1, start, end + 1);
  store.harsh = harsh;
  return harsh;
}

/** The runs of a passage that are not harsh; all of it when nothing is told to be. */
export function withoutHarsh(
  { start, end }: VerseRange,
  harsh: Uint8Array | undefined,
): VerseRange[] {
  if (!harsh) return [{ start, end }];
  const runs: VerseRange[] = [];
  let from = start;
  for (let order = start; order <= end + 1; order++) {
    if (order <= end && harsh[order] !== 1) continue;
    if (order > from) runs.push({ start: from, end: order - 1 });
    from = order + 1;
  }
  return runs;
}
