// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { abuse } from "./abuse";
import { dates } from "./dates";
import { distress } from "./distress";
import { griefOverSuicide } from "./grief-over-suicide";
import { medical } from "./medical";
import { offTopic } from "./off-topic";
import { politics } from "./politics";
import type { SafetyAnswer } from "./schema";
import { selfHarm } from "./self-harm";

/** One for each concern. */
export const SAFETY_ANSWERS: readonly SafetyAnswer[] = [
  abuse,
  dates,
  distress,
  griefOverSuicide,
  medical,
  offTopic,
  politics,
  selfHarm,
];
