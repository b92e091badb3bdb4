"use client";

// Built-in words reach the page twice: as HTML, and in React's own copy of the tree. As client
// components these send that copy as the bare words with link tokens instead of a node for every
// link, cell and paragraph; on the longest page that is a sixth of its bytes
// (docs/decisions/0007-words-with-marks.md).
import { createElement, Fragment, type ReactNode } from "react";
import { LetteredText } from "./lettered-text";
import { ReferenceLink } from "./reference-link";

/**
 * A reference as a link token: `⟦Genesis 1:1⟧`, or with what it says where it is written otherwise
 * `⟦6:4|John 6:4⟧`.
 */
const TOKENS = /⟦([^⟧|]*)(?:\|([^⟧]*))?⟧/g;

/** Words with the references of their tokens as links. */
export function TokenText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { 0: token, 1: written = "", 2: reference = written, index } of text.matchAll(
    TOKENS,
  )) {
    if (index > at) parts.push(<LetteredText key={`to ${index}`} text={text.slice(at, index)} />);
    parts.push(
      <ReferenceLink key={index} reference={reference}>
        {written}
      </ReferenceLink>,
    );
    at = index + token.length;
  }
  if (at < text.length) parts.push(<LetteredText key="end" text={text.slice(at)} />);
  return createElement(Fragment, null, ...parts);
}

/** Paragraphs parted by an empty line. */
export function TokenParagraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: built-in words keep their order
    <p key={index}>
      <TokenText text={paragraph} />
    </p>
  ));
}

/** A list of statements. */
export function TokenList({ items, ordered }: { items: readonly string[]; ordered?: boolean }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: built-in words keep their order
        <li key={index}>
          <TokenText text={item} />
        </li>
      ))}
    </List>
  );
}

/** Names with a description of each. */
export function TokenPairs({
  pairs,
  className,
}: {
  pairs: readonly (readonly [string, string])[];
  className?: string;
}) {
  return (
    <dl className={className}>
      {pairs.map(([name, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: built-in words keep their order
        <div key={index}>
          <dt>{name}</dt>
          <dd>
            <TokenText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A table of words. Where it would not fit each row reads as a card, its labels before the words
 * (study.css). The first column names the row. Rows hold the cells in the order of `columns`.
 */
export function TokenTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <div className="words-table">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={columns[index]} data-label={columns[index]}>
                  <TokenText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
