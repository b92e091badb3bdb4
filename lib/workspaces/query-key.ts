/**
 * The query key of everything a visitor has; alone, of the counts of what is saved, which change
 * with every write.
 */
export const WORKSPACE = ["api", "workspace"] as const;
