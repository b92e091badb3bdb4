/** So many are gathered, as a multiple of those wanted, before the least of them are dropped. */
const GATHERED = 8;

/**
 * The places of the `most` highest values, the highest first and of equal ones the first; only of
 * those above `above`. Sorts little of a long list. Pure.
 */
export function placesOfHighest(
  values: ArrayLike<number>,
  most: number,
  above = Number.NEGATIVE_INFINITY,
): number[] {
  const kept: number[] = [];
  let least = above;
  const trim = () => {
    kept.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
    kept.length = Math.min(kept.length, most);
    if (kept.length === most) least = values[kept[most - 1] ?? 0] ?? above;
  };
  for (let place = 0; place < values.length; place++) {
    if ((values[place] ?? above) <= least) continue;
    kept.push(place);
    if (kept.length >= most * GATHERED) trim();
  }
  trim();
  return kept;
}
