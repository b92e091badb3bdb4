// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { abuse } from "./abuse";
import { abuseOfAnother } from "./abuse-of-another";
import { dates } from "./dates";
import { distress } from "./distress";
import { grief } from "./grief";
import { griefOverSuicide } from "./grief-over-suicide";
import { medical } from "./medical";
import { offTopic } from "./off-topic";
import { politics } from "./politics";
import type { SafetyAnswer } from "./schema";
import { selfHarm } from "./self-harm";
import { selfHarmOfAnother } from "./self-harm-of-another";
import { suicide } from "./suicide";

/** One for each concern. */
export const SAFETY_ANSWERS: readonly SafetyAnswer[] = [
  abuse,
  abuseOfAnother,
  dates,
  distress,
  grief,
  griefOverSuicide,
  medical,
  offTopic,
  politics,
  selfHarm,
  selfHarmOfAnother,
  suicide,
];
