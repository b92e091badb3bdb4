// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { firstCorinthians } from "./1-corinthians";
import { firstPeter } from "./1-peter";
import { firstTimothy } from "./1-timothy";
import { secondCorinthians } from "./2-corinthians";
import { secondPeter } from "./2-peter";
import { secondTimothy } from "./2-timothy";
import { acts } from "./acts";
import { ephesians } from "./ephesians";
import { galatians } from "./galatians";
import { hebrews } from "./hebrews";
import { james } from "./james";
import { john } from "./john";
import { luke } from "./luke";
import { mark } from "./mark";
import { matthew } from "./matthew";
import { revelation } from "./revelation";
import { romans } from "./romans";
import type { QuotedPlace } from "./schema";

/** What footnotes of the New Testament name of the Old, in the order of the canon. */
export const QUOTED_PLACES: readonly QuotedPlace[] = [
  ...matthew,
  ...mark,
  ...luke,
  ...john,
  ...acts,
  ...romans,
  ...firstCorinthians,
  ...secondCorinthians,
  ...galatians,
  ...ephesians,
  ...firstTimothy,
  ...secondTimothy,
  ...hebrews,
  ...james,
  ...firstPeter,
  ...secondPeter,
  ...revelation,
];
