"use client";

import { ReferenceLink } from "./reference-link";

/** References side by side, each opening its verse. */
export function ReferenceList({ references }: { references: readonly string[] }) {
  return (
    <ul className="reference-list">
      {references.map((reference) => (
        <li key={reference}>
          <ReferenceLink reference={reference} />
        </li>
      ))}
    </ul>
  );
}
