// Questions about words that somebody has left out.

const WHETHER_THERE =
  /^\W*(?:but |so |and )?(?:(?:that|this|it)(?:['’]?s| is| isn['’]?t)?|is (?:that|this|it)|isn['’]?t (?:that|this|it))\s(?:really |actually |even |not )*(?:in|from) the (?:bible|scriptures?)(?:[\s,]+(?:is it|isn['’]?t it|right|correct|is that right|or not))?\W*$/i;
const WHERE_IT_SAYS =
  /^\W*(?:but |so |and )?where (?:in the (?:bible|scriptures?) )?(?:does|did) (?:it|the bible|god|jesus|he) (?:not |never |really |actually )*say(?: that| it| so)?(?: in the (?:bible|scriptures?))?\W*$/i;

/** True when a question asks whether something is in the Bible and does not say what. Pure. */
export function asksWhetherThere(question: string): boolean {
  return WHETHER_THERE.test(question);
}

/** True when a question leaves out the words that it asks about. Pure. */
export function leavesOutWords(question: string): boolean {
  return WHETHER_THERE.test(question) || WHERE_IT_SAYS.test(question);
}

const ASKS =
  /^\W*(?:who|whom|whose|what|which|when|where|why|how|is|are|was|were|am|do|does|did|can|could|may|should|shall|will|would|has|have|had|tell|show|give|explain|list|name|find|i|my)\b/i;
const FEWEST_WORDS = 3;

/** True for words that may be a quotation: a sentence that asks for nothing. Pure. */
export function isSaying(text: string): boolean {
  return !text.includes("?") && !ASKS.test(text) && text.trim().split(/\s+/).length >= FEWEST_WORDS;
}
