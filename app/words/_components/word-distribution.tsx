import { inFigures } from "@/lib/count-words";
import { type BookShare, formatRate, tellBookShares, toBookShares } from "@/lib/words/book-shares";
import type { LexemeResponse } from "@/lib/words/schema";
import { PlacesLink } from "./places-link";

/** Units of the drawing: a book's width, the height of the densest, and the least that is seen. */
const STEP = 12;
const HEIGHT = 96;
const LEAST = 2;

/** Where a word stands: a skyline of the books by density, and every book in figures. */
export function WordDistribution({ word }: { word: LexemeResponse }) {
  const shares = toBookShares(word.books);
  return (
    <>
      <figure className="word-skyline">
        <Skyline shares={shares} />
        <div className="word-skyline-ends" aria-hidden="true">
          <span>{shares[0]?.name}</span>
          <span>{shares.at(-1)?.name}</span>
        </div>
        <figcaption>{tellBookShares(shares)}</figcaption>
      </figure>
      <details>
        <summary>Book by book</summary>
        <table className="word-books">
          <thead>
            <tr>
              <th scope="col">Book</th>
              <th scope="col">Times</th>
              <th scope="col">Of 1,000 words</th>
            </tr>
          </thead>
          <tbody>
            {shares
              .filter(({ count }) => count > 0)
              .map(({ book, name, count, rate }) => (
                <tr key={book}>
                  <th scope="row">
                    <PlacesLink filter={{ book }}>{name}</PlacesLink>
                  </th>
                  <td>{inFigures(count)}</td>
                  <td>{formatRate(rate)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** The height of each bar is the word's share of its book; the caption and the table say the same. */
function Skyline({ shares }: { shares: readonly BookShare[] }) {
  const densest = Math.max(...shares.map(({ rate }) => rate));
  const width = shares.length * STEP;
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {shares.map(({ book, name, count, rate }, at) => {
        const height = count === 0 ? 0 : Math.max(LEAST, (rate / densest) * (HEIGHT - 1));
        return (
          <rect key={book} x={at * STEP + 1.5} y={HEIGHT - height} width={STEP - 3} height={height}>
            <title>{`${name}: ${inFigures(count)}, ${formatRate(rate)} of every 1,000 words`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
