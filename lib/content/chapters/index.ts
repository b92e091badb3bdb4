// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { firstChronicles } from "./1-chronicles";
import { firstCorinthians } from "./1-corinthians";
import { firstJohn } from "./1-john";
import { firstKings } from "./1-kings";
import { firstPeter } from "./1-peter";
import { firstSamuel } from "./1-samuel";
import { firstThessalonians } from "./1-thessalonians";
import { firstTimothy } from "./1-timothy";
import { secondChronicles } from "./2-chronicles";
import { secondCorinthians } from "./2-corinthians";
import { secondJohn } from "./2-john";
import { secondKings } from "./2-kings";
import { secondPeter } from "./2-peter";
import { secondSamuel } from "./2-samuel";
import { secondThessalonians } from "./2-thessalonians";
import { secondTimothy } from "./2-timothy";
import { thirdJohn } from "./3-john";
import { acts } from "./acts";
import { colossians } from "./colossians";
import { deuteronomy } from "./deuteronomy";
import { ephesians } from "./ephesians";
import { esther } from "./esther";
import { exodus } from "./exodus";
import { ezra } from "./ezra";
import { galatians } from "./galatians";
import { genesis } from "./genesis";
import { hebrews } from "./hebrews";
import { james } from "./james";
import { john } from "./john";
import { joshua } from "./joshua";
import { jude } from "./jude";
import { judges } from "./judges";
import { leviticus } from "./leviticus";
import { luke } from "./luke";
import { mark } from "./mark";
import { matthew } from "./matthew";
import { nehemiah } from "./nehemiah";
import { numbers } from "./numbers";
import { philemon } from "./philemon";
import { philippians } from "./philippians";
import { revelation } from "./revelation";
import { romans } from "./romans";
import { ruth } from "./ruth";
import type { BookChapters } from "./schema";
import { titus } from "./titus";

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
  matthew,
  mark,
  luke,
  john,
  acts,
  romans,
  firstCorinthians,
  secondCorinthians,
  galatians,
  ephesians,
  philippians,
  colossians,
  firstThessalonians,
  secondThessalonians,
  firstTimothy,
  secondTimothy,
  titus,
  philemon,
  hebrews,
  james,
  firstPeter,
  secondPeter,
  firstJohn,
  secondJohn,
  thirdJohn,
  jude,
  revelation,
];
