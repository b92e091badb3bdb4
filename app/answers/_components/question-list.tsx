"use client";

// A client component sends the bare words once instead of a node for each link
// (docs/decisions/0007-words-with-marks.md). Plain links: there are hundreds on one page.

/** Questions as links to their pages. */
export function QuestionList({
  questions,
}: {
  /** Path and question of each. */
  questions: readonly (readonly [string, string])[];
}) {
  return (
    <ul className="question-list">
      {questions.map(([path, question]) => (
        <li key={path}>
          <a href={path}>{question}</a>
        </li>
      ))}
    </ul>
  );
}
