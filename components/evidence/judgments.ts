"use client";

import { FACTOR_NAMES, type Factor, LEVELS, type Level } from "@/lib/evidence/constants";

const KEY = "truth-uncovered-judgments";
/** The oldest judgments go when there are more. */
const MOST_KEPT = 100;

/** A reader's own steps; a factor that is missing has not been judged yet. */
export type Judgment = Partial<Record<Factor, Level | null>>;

function readAll(): Record<string, Judgment> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return stored && typeof stored === "object" ? (stored as Record<string, Judgment>) : {};
  } catch {
    return {};
  }
}

const isLevel = (value: unknown): value is Level | null =>
  value === null || LEVELS.some((level) => level === value);

/** What the reader judged of a statement, as kept in this browser; empty where nothing is. */
export function readJudgment(statement: string): Judgment {
  const stored = readAll()[statement] ?? {};
  return Object.fromEntries(
    FACTOR_NAMES.flatMap((name) => (isLevel(stored[name]) ? [[name, stored[name]]] : [])),
  );
}

/** Keeps a judgment in this browser; where its store is closed it lasts as long as the dialog. */
export function keepJudgment(statement: string, judgment: Judgment): void {
  const others = Object.entries(readAll()).filter(([known]) => known !== statement);
  const kept = [...others, [statement, judgment] as const].slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Nothing to be done: the dialog holds it.
  }
}
