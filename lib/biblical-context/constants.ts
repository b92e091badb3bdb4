/** What context can be asked for, in the order of the form. */
export const CONTEXT_TYPES = ["verse", "topic", "historical", "archaeological"] as const;
export type ContextType = (typeof CONTEXT_TYPES)[number];

/**
 * The field of the request that names the subject, by type; also the query parameter of the page's
 * address.
 */
export const SUBJECT_FIELDS = {
  verse: "verse",
  topic: "topic",
  historical: "historicalPeriod",
  archaeological: "archaeologicalSite",
} as const satisfies Record<ContextType, string>;

/** Characters (UTF-16 code units) a subject may have, and bytes of a request. */
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_CONTEXT_BODY_BYTES = 4 * 1024;

/** The fields of an answer that hold words, in the order they are shown, with their headings. */
export const FIELD_LABELS = {
  historicalContext: "Historical Context",
  culturalBackground: "Cultural Background",
  archaeologicalEvidence: "Archaeological Evidence",
  propheticSignificance: "Prophetic Significance",
  geographicalContext: "Geographical Context",
  timeline: "Timeline",
  modernRelevance: "Modern Relevance",
} as const;
export type ContextField = keyof typeof FIELD_LABELS;
export const CONTEXT_FIELDS = Object.keys(FIELD_LABELS) as ContextField[];

/** Fields that are left out when there is nothing to say. */
export const OPTIONAL_FIELDS: readonly ContextField[] = [
  "archaeologicalEvidence",
  "propheticSignificance",
];

/**
 * fact: well established or read in the text. inference: likely, disputed, or concluded by us.
 * application: what it may mean today.
 */
export const MARKS = ["fact", "inference", "application"] as const;
export type Mark = (typeof MARKS)[number];
