const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** The numbers that a text spells out, in the manner of either translation. */
export function spelledNumbers(text: string): Set<number> {
  const words = text.toLowerCase().split(/[^a-z]+/);
  const found = new Set<number>();
  for (let start = 0; start < words.length; start++) {
    let whole = 0;
    let part = 0;
    for (let at = start; at < words.length; at++) {
      const word = words[at] ?? "";
      const one = ONES.indexOf(word);
      const ten = TENS.indexOf(word);
      if (one > 0) part += one;
      else if (ten > 1) part += ten * 10;
      else if (word === "threescore") part += 60;
      else if (word === "fourscore") part += 80;
      else if (word === "hundred") part = (part || 1) * 100;
      else if (word === "thousand") {
        whole += (part || 1) * 1000;
        part = 0;
      } else if (!((word === "and" || word === "years") && at > start)) break;
      found.add(whole + part);
    }
  }
  return found;
}
