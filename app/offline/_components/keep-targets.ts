import { BOOK_IDS } from "@/lib/bible/canon";
import { TRANSLATION_CODES, TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";
import {
  fetchStudyList,
  keepPages,
  listKeptStudies,
  removePages,
  type StudyKind,
} from "@/lib/offline/keep-studies";
import {
  fetchKeptList,
  keepTranslation,
  missingBooks,
  readKept,
  removeTranslation,
} from "@/lib/offline/keep-translation";
import { keepSite, missingSiteBytes, removeSite } from "@/lib/offline/site-files";
import { askForSite } from "@/lib/offline/tell-worker";

/** How much of something is kept in this browser. */
export interface KeptPart {
  kept: number;
  isWhole: boolean;
}

/** Something that can be kept as a whole. What it does throws where network or storage fail. */
export interface KeepTarget {
  name: string;
  /** What it is made of: "book". */
  unit: string;
  /** The size is known to the byte, or "about". */
  isExact: boolean;
  /** What is said when it is kept. */
  done: string;
  read: () => Promise<KeptPart>;
  /** How many parts there are, and the bytes that are missing. */
  measure: () => Promise<{ parts: number; missing: number }>;
  keep: (onBytes: (bytes: number) => void, signal: AbortSignal) => Promise<void>;
  remove: () => Promise<void>;
}

/** The browser has no more room. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

async function requireSite() {
  const site = await askForSite();
  if (!site) throw new TypeError("The worker does not answer.");
  return site;
}

function translationTarget(code: TranslationCode): KeepTarget {
  return {
    name: TRANSLATION_NAMES[code],
    unit: "book",
    isExact: true,
    done: `The ${TRANSLATION_NAMES[code]} can now be read and searched offline.`,
    read: async () => {
      const { books, isWhole } = await readKept(code);
      return { kept: books, isWhole };
    },
    measure: async () => {
      const [list, site] = await Promise.all([fetchKeptList(code), requireSite()]);
      const books = await missingBooks(code, list);
      const text = books.reduce((sum, { bytes }) => sum + bytes, 0);
      return { parts: BOOK_IDS.length, missing: text + (await missingSiteBytes(site)) };
    },
    keep: async (onBytes, signal) => {
      const [list, site] = await Promise.all([fetchKeptList(code), requireSite()]);
      // Without room for the site no book can come: what came of it is let go again.
      await keepSite(site, onBytes, signal).catch(async (error: unknown) => {
        if (isFull(error)) await removeSite();
        throw error;
      });
      await keepTranslation(code, list, onBytes, signal);
    },
    remove: async () => {
      await removeTranslation(code);
      await removeSite();
    },
  };
}

function studyTarget(kind: StudyKind, name: string): KeepTarget {
  const isOfKind = (path: string) => /^\/study-guides(\/|$)/.test(path) === (kind === "guides");
  const keptOfKind = async () => (await listKeptStudies()).filter(isOfKind);
  const isComplete = async (kept: readonly string[]) => {
    const list = await fetchStudyList().catch(() => null);
    return list === null ? kept.length > 1 : list[kind].pages.every((path) => kept.includes(path));
  };
  return {
    name,
    unit: "page",
    isExact: false,
    done: `The ${name.toLowerCase()} can now be read offline.`,
    read: async () => {
      const kept = await keptOfKind();
      return { kept: kept.length, isWhole: kept.length > 0 && (await isComplete(kept)) };
    },
    measure: async () => {
      const { pages, bytes } = (await fetchStudyList())[kind];
      const kept = new Set(await keptOfKind());
      const missing = pages.filter((path) => !kept.has(path)).length;
      return { parts: pages.length, missing: Math.round((bytes * missing) / pages.length) };
    },
    keep: async (onBytes, signal) => {
      const { pages, bytes } = (await fetchStudyList())[kind];
      await keepPages(pages, () => onBytes(bytes / pages.length), signal);
    },
    remove: async () => removePages(await keptOfKind()),
  };
}

/** All that can be kept as a whole, in the order it is offered. */
export const KEEP_TARGETS: readonly KeepTarget[] = [
  ...TRANSLATION_CODES.map(translationTarget),
  studyTarget("guides", "Study guides"),
  studyTarget("answers", "Questions and answers"),
];
