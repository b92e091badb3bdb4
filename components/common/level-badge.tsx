import type { ReactNode } from "react";

/** The colors a level may have; the words in the badge always say the same. */
export type LevelColor = "green" | "blue" | "yellow" | "orange" | "red" | "neutral";

const RELIABILITY: Record<string, LevelColor> = {
  verified: "green",
  probable: "blue",
  disputed: "yellow",
  debunked: "red",
};
const STRENGTH: Record<string, LevelColor> = { strong: "green", moderate: "yellow", weak: "red" };

/**
 * Verified green, probable blue, disputed yellow, debunked red (spec §5); anything else neutral.
 */
export const reliabilityColor = (reliability: string): LevelColor =>
  RELIABILITY[reliability] ?? "neutral";
/** Strong green, moderate yellow, weak red (spec §5); anything else neutral. */
export const strengthColor = (strength: string): LevelColor => STRENGTH[strength] ?? "neutral";

/** A small word with the color of its level. */
export function LevelBadge({ color, children }: { color: LevelColor; children: ReactNode }) {
  return <span className={`level level-${color}`}>{children}</span>;
}

/** The same for what follows from a grade: hidden from readers who judge first. */
export function GradeBadge(props: { color: LevelColor; children: ReactNode }) {
  return (
    <span className="grade-shown">
      <LevelBadge {...props} />
    </span>
  );
}
