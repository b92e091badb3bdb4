import { publicAddress } from "./public-address";

/** What a field shows while nothing is known; no biography is invented. */
export const UNSET = "—";

/**
 * Product words and the creator's own facts, in one place. Each personal field comes from the
 * environment variable named beside it, read when the site is built; an unset one shows '—' (or no
 * link).
 */
export const site = {
  title: "Truth Uncovered",
  tagline: "Read the text. Weigh the evidence.",
  description:
    "Read and search the whole Bible, ask questions, and weigh archaeological and historical evidence with its sources and its critics. Free, private, no account.",
} as const;

export const creator = {
  name: process.env.CREATOR_NAME || UNSET,
  age: process.env.CREATOR_AGE || UNSET,
  yearsClean: process.env.CREATOR_YEARS_CLEAN || UNSET,
  yearsBuilding: process.env.CREATOR_YEARS_BUILDING || UNSET,
  email: process.env.CREATOR_EMAIL || null,
  github: process.env.CREATOR_GITHUB_URL || null,
  linkedIn: process.env.CREATOR_LINKEDIN_URL || null,
  portfolio: process.env.CREATOR_PORTFOLIO_URL || null,
} as const;

/**
 * The site's public origin without a trailing slash, for canonical addresses, the sitemap and share
 * images.
 */
export const siteUrl = publicAddress(process.env).url;
