// The example that the history shows while nothing was read yet, labeled as one. Its days follow
// the visitor's, so a browser makes it.
import { addDays } from "@/lib/calendar-days";

/** A session in the words of the spec. */
export interface SampleSession {
  id: string;
  reference: string;
  title: string;
  /** YYYY-MM-DD */
  date: string;
  readingTime: string;
  category: string;
  type: "chapter" | "passage" | "psalm";
  notes: string;
}

type Sample = Omit<SampleSession, "date"> & { daysAgo: number };

const SAMPLES: readonly Sample[] = [
  {
    id: "sample-1",
    reference: "Psalm 23",
    title: "The Lord is my shepherd",
    daysAgo: 0,
    readingTime: "5 minutes",
    category: "Poetry and wisdom",
    type: "psalm",
    notes: "From green pastures to the valley, and he is there in both.",
  },
  {
    id: "sample-2",
    reference: "John 3:1-21",
    title: "Nicodemus comes by night",
    daysAgo: 1,
    readingTime: "12 minutes",
    category: "Gospels",
    type: "passage",
    notes: "Look up the bronze serpent in Numbers 21.",
  },
  {
    id: "sample-3",
    reference: "Genesis 1",
    title: "In the beginning",
    daysAgo: 2,
    readingTime: "10 minutes",
    category: "Law",
    type: "chapter",
    notes: "Six times good, and the seventh time very good.",
  },
  {
    id: "sample-4",
    reference: "Matthew 5",
    title: "The Sermon on the Mount begins",
    daysAgo: 4,
    readingTime: "15 minutes",
    category: "Gospels",
    type: "chapter",
    notes: "",
  },
  {
    id: "sample-5",
    reference: "Romans 8",
    title: "Nothing can separate us",
    daysAgo: 5,
    readingTime: "14 minutes",
    category: "Letters of Paul",
    type: "chapter",
    notes: "Read verses 31 to 39 again.",
  },
  {
    id: "sample-6",
    reference: "Proverbs 3:1-12",
    title: "Trust with all your heart",
    daysAgo: 7,
    readingTime: "6 minutes",
    category: "Poetry and wisdom",
    type: "passage",
    notes: "",
  },
];

/** The example's sessions as they would be on a visitor's day (YYYY-MM-DD), newest first. */
export function sampleSessions(today: string): SampleSession[] {
  return SAMPLES.map(({ daysAgo, ...session }) => ({ ...session, date: addDays(today, -daysAgo) }));
}
