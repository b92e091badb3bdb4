// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import type { FactList } from "../schema";
import { books } from "./books";
import { church } from "./church";
import { jesus } from "./jesus";
import { kings } from "./kings";
import { law } from "./law";
import { people } from "./people";

/** What people ask to have listed; of two that fit a question as well, the first answers. */
export const FACT_LISTS: readonly FactList[] = [
  ...books,
  ...church,
  ...jesus,
  ...kings,
  ...law,
  ...people,
];
