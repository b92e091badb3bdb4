import "server-only";
import type { Fact } from "./fact";

/** The psalms whose headings name each of them, in the Hebrew text; 73 have David’s name. */
const HEADINGS: readonly (readonly [string, readonly (readonly [number, number])[]])[] = [
  [
    "David",
    [
      ...([
        [3, 9],
        [11, 32],
        [34, 41],
        [51, 65],
        [68, 70],
        [86, 86],
        [101, 101],
        [103, 103],
      ] as const),
      ...([
        [108, 110],
        [122, 122],
        [124, 124],
        [131, 131],
        [133, 133],
        [138, 145],
      ] as const),
    ],
  ],
  [
    "Asaph",
    [
      [50, 50],
      [73, 83],
    ],
  ],
  [
    "the sons of Korah",
    [
      [42, 42],
      [44, 49],
      [84, 85],
      [87, 87],
    ],
  ],
  ["the sons of Korah and Heman the Ezrahite", [[88, 88]]],
  ["Ethan the Ezrahite", [[89, 89]]],
  ["Moses", [[90, 90]]],
  [
    "Solomon",
    [
      [72, 72],
      [127, 127],
    ],
  ],
];
const LAST_PSALM = 150;

const ASKED =
  /^(?:who (?:wrote|composed|made|authored|is the (?:author|writer) of|was the (?:author|writer) of)|(?:author|writer) of) (?:the )?psalms? (\d{1,3})$/;
const ABOUT_HEADINGS =
  "The headings are old, and whether they tell who wrote a psalm, or for whom or in whose manner it was written, is discussed.";

/** Who wrote one of the Psalms, by its heading; null for any other question. Pure. */
export function answerAboutPsalmWriter(plain: string): Fact | null {
  const psalm = Number(ASKED.exec(plain)?.[1] ?? 0);
  if (psalm < 1 || psalm > LAST_PSALM) return null;
  const [named] =
    HEADINGS.find(([, ranges]) => ranges.some(([from, to]) => from <= psalm && psalm <= to)) ?? [];
  const text = named
    ? `The heading of Psalm ${psalm} names ${named}. ${ABOUT_HEADINGS}`
    : `Nobody knows: the Hebrew heading of Psalm ${psalm} names no writer, or it has none.`;
  return { text, references: [`Psalm ${psalm}:1-2`] };
}
