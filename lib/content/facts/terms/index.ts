// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import type { TermDefinition } from "../schema";
import { study } from "./study";
import { teaching } from "./teaching";
import { world } from "./world";

/** Words of Bible study, of teaching and of the Bible’s world, each in a sentence or two. */
export const TERMS: readonly TermDefinition[] = [...study, ...teaching, ...world];
