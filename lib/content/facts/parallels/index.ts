// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import type { Parallel } from "../schema";
import { gospels } from "./gospels";
import { oldTestament } from "./old-testament";

/** What several books tell, each with its passages. */
export const PARALLELS: readonly Parallel[] = [...gospels, ...oldTestament];
