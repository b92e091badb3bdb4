// A thread: makes the rows of the original words from their files, which takes seconds, and hands
// them on. Its data are the texts of both translations.
import { parentPort, workerData } from "node:worker_threads";
import { makeWordRows, type VerseTexts } from "@/prisma/seed/words/rows";

parentPort?.postMessage(makeWordRows(workerData as VerseTexts));
