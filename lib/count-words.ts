/**
 * A whole number from 0 on, with commas: "1,200". From the digits themselves: a browser's formatter
 * takes a slow phone some 20 ms before its first.
 */
export const inFigures = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/**
 * A whole number of things: "1 minute", "1,200 minutes". `many` where the plural is not made with
 * an s.
 */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${inFigures(count)} ${count === 1 ? one : many}`;
