// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { firstChronicles } from "./1-chronicles";
import { firstKings } from "./1-kings";
import { firstSamuel } from "./1-samuel";
import { secondChronicles } from "./2-chronicles";
import { secondKings } from "./2-kings";
import { secondSamuel } from "./2-samuel";
import { deuteronomy } from "./deuteronomy";
import { esther } from "./esther";
import { exodus } from "./exodus";
import { ezra } from "./ezra";
import { genesis } from "./genesis";
import { joshua } from "./joshua";
import { judges } from "./judges";
import { leviticus } from "./leviticus";
import { nehemiah } from "./nehemiah";
import { numbers } from "./numbers";
import { ruth } from "./ruth";
import type { BookChapters } from "./schema";

/** Every chapter summed up in today’s words, by books in the order of the canon. */
export const CHAPTERS: readonly BookChapters[] = [
  genesis,
  exodus,
  leviticus,
  numbers,
  deuteronomy,
  joshua,
  judges,
  ruth,
  firstSamuel,
  secondSamuel,
  firstKings,
  secondKings,
  firstChronicles,
  secondChronicles,
  ezra,
  nehemiah,
  esther,
];
