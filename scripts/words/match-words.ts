/**
 * Pairs the words of two editions of one text: for each word of `ours` the index of the same word in
 * `theirs`, or -1. The pairs are a longest common subsequence.
 */
export function matchWords(ours: readonly string[], theirs: readonly string[]): number[] {
  const [n, m] = [ours.length, theirs.length];
  const width = m + 1;
  const longest = new Uint16Array((n + 1) * width);
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      longest[i * width + j] =
        ours[i] === theirs[j]
          ? (longest[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0);
    }
  }
  const pairs = ours.map(() => -1);
  let [i, j] = [0, 0];
  while (i < n && j < m) {
    if (ours[i] === theirs[j]) {
      pairs[i] = j;
      i++;
      j++;
    } else if ((longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
  return pairs;
}
