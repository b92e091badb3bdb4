// Who tells of their own life, whose "he" is nobody of the Bible.

/** Somebody of the visitor's own life: "my husband … he". */
const OWN_PEOPLE =
  /\b(?:my|our)\s+(?:\w+\s+){0,2}?(?:husband|wife|son|daughter|father|mother|dad|mom|mum|brother|sister|friend|boss|pastor|child|boyfriend|girlfriend|partner|uncle|aunt|neighbor|teacher|grandmother|grandfather|parents|kids|baby)\b/i;
/** Somebody who speaks of what they live through. */
const PERSONAL =
  /^(?!.*\b(?:tell|show|give|help|explain to|remind) me\b)(?=.*\b(?:i'?m|i am|i was|i feel|i felt|my|me|scared|wrong with me)\b)(?!.*\bmy (?:bible|niv|kjv|version|translation|sermon|class|question|opinion)\b)/i;

/** True where a question speaks of somebody in the visitor’s own life. Pure. */
export function namesOwnPeople(question: string): boolean {
  return OWN_PEOPLE.test(question);
}

/** True where somebody tells of their own life or of somebody in it. Pure. */
export function isPersonal(question: string): boolean {
  return PERSONAL.test(question) || OWN_PEOPLE.test(question);
}
