// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { abuse } from "./abuse";
import { crisis } from "./crisis";
import { emergency } from "./emergency";
import type { Helpline } from "./schema";

/** Safety answers name them by id. */
export const HELPLINES: readonly Helpline[] = [abuse, crisis, emergency];
