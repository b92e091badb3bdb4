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
import { amos } from "./amos";
import { colossians } from "./colossians";
import { daniel } from "./daniel";
import { deuteronomy } from "./deuteronomy";
import { ecclesiastes } from "./ecclesiastes";
import { ephesians } from "./ephesians";
import { esther } from "./esther";
import { exodus } from "./exodus";
import { ezekiel } from "./ezekiel";
import { ezra } from "./ezra";
import { galatians } from "./galatians";
import { genesis } from "./genesis";
import { habakkuk } from "./habakkuk";
import { haggai } from "./haggai";
import { hebrews } from "./hebrews";
import { hosea } from "./hosea";
import { isaiah } from "./isaiah";
import { james } from "./james";
import { jeremiah } from "./jeremiah";
import { job } from "./job";
import { joel } from "./joel";
import { john } from "./john";
import { jonah } from "./jonah";
import { joshua } from "./joshua";
import { jude } from "./jude";
import { judges } from "./judges";
import { lamentations } from "./lamentations";
import { leviticus } from "./leviticus";
import { luke } from "./luke";
import { malachi } from "./malachi";
import { mark } from "./mark";
import { matthew } from "./matthew";
import { micah } from "./micah";
import { nahum } from "./nahum";
import { nehemiah } from "./nehemiah";
import { numbers } from "./numbers";
import { obadiah } from "./obadiah";
import { philemon } from "./philemon";
import { philippians } from "./philippians";
import { proverbs } from "./proverbs";
import { psalms } from "./psalms";
import { revelation } from "./revelation";
import { romans } from "./romans";
import { ruth } from "./ruth";
import type { Telling } from "./schema";
import { songOfSolomon } from "./song-of-solomon";
import { titus } from "./titus";
import { zechariah } from "./zechariah";
import { zephaniah } from "./zephaniah";

/** How people tell passages, in the order of the canon. */
export const TELLINGS: readonly Telling[] = [
  ...genesis,
  ...exodus,
  ...leviticus,
  ...numbers,
  ...deuteronomy,
  ...joshua,
  ...judges,
  ...ruth,
  ...firstSamuel,
  ...secondSamuel,
  ...firstKings,
  ...secondKings,
  ...firstChronicles,
  ...secondChronicles,
  ...ezra,
  ...nehemiah,
  ...esther,
  ...job,
  ...psalms,
  ...proverbs,
  ...ecclesiastes,
  ...songOfSolomon,
  ...isaiah,
  ...jeremiah,
  ...lamentations,
  ...ezekiel,
  ...daniel,
  ...hosea,
  ...joel,
  ...amos,
  ...obadiah,
  ...jonah,
  ...micah,
  ...nahum,
  ...habakkuk,
  ...zephaniah,
  ...haggai,
  ...zechariah,
  ...malachi,
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
  ...philippians,
  ...colossians,
  ...firstThessalonians,
  ...secondThessalonians,
  ...firstTimothy,
  ...secondTimothy,
  ...titus,
  ...philemon,
  ...hebrews,
  ...james,
  ...firstPeter,
  ...secondPeter,
  ...firstJohn,
  ...secondJohn,
  ...thirdJohn,
  ...jude,
  ...revelation,
];
