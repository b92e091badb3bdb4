import "server-only";
// What speaks for and against an event, a find or a claim, found by its name.
import MiniSearch from "minisearch";
import type { z } from "zod";
import { builtOnce } from "@/lib/built-once";
import { discoveries } from "@/lib/content/discoveries";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { EVIDENCE_RECORDS } from "@/lib/content/evidence";
import type { EvidenceRecord } from "@/lib/content/evidence/schema";
import { timelineEvents } from "@/lib/content/timeline";
import { FACTOR_NAMES, FACTORS } from "@/lib/evidence/constants";
import { gradeEvidence } from "@/lib/evidence/rules";
import type { Citation, EvidenceInputs } from "@/lib/evidence/schema";
import { discoveryPath, timelinePath } from "@/lib/site/item-paths";
import { MAX_EVIDENCE } from "./constants";
import { pageAddress } from "./quoted";
import type { evidenceOutput } from "./schema";

type Found = z.infer<typeof evidenceOutput>["found"][number];

/** Less than this share of the best score merely shares a word with what was asked. */
const WORTH_NAMING = 0.4;

function toGrade(grading: EvidenceInputs): Found["grade"] {
  const factors = FACTOR_NAMES.map((name) => ({
    name: FACTORS[name].label,
    ...grading.factors[name],
  }));
  return { ...gradeEvidence(grading), factors };
}

function cite({ author, title, publication, year, url }: Citation): string {
  return `${author}, ${title}. ${publication}, ${year}.${url ? ` ${url}` : ""}`;
}

function ofRecord(record: EvidenceRecord): Found {
  const { eventId, findings, grading } = record;
  const doubted = findings.filter(({ grading: own }) =>
    ["disputed", "debunked"].includes(gradeEvidence(own).reliability),
  );
  const isEvent = timelineEvents.some(({ id }) => id === eventId);
  return {
    title: record.title,
    kind: "evidence about an event",
    bearing: record.validationType,
    statement: grading.statement,
    grade: toGrade(grading),
    summary: record.analysis,
    sources: [...record.scientificSources, ...findings.flatMap(({ publications }) => publications)],
    critics: [
      grading.factors.agreement.reason,
      ...doubted.map(({ title, grading: own }) => `${title}: ${own.factors.agreement.reason}`),
      ...EVIDENCE_RECORDS.filter(
        (other) => other.eventId === eventId && other.validationType === "contradicts",
      )
        .filter((other) => other.id !== record.id)
        .map((other) => other.analysis),
    ],
    references: record.biblicalVerses,
    page: pageAddress(isEvent ? timelinePath(eventId) : "/validation"),
  };
}

function ofDiscovery(discovery: Discovery): Found {
  const { grading } = discovery;
  return {
    title: discovery.title,
    kind: "discovery",
    bearing: null,
    statement: grading.statement,
    grade: toGrade(grading),
    summary: discovery.significance,
    sources: discovery.researchPapers.map(cite),
    critics: [discovery.objection, ...discovery.controversies],
    references: discovery.biblicalReferences,
    page: pageAddress(discoveryPath(discovery.slug)),
  };
}

interface Entry {
  id: string;
  names: string;
  words: string;
  tell: () => Found;
}

const getIndex = builtOnce("evidenceNames", () => {
  const titleOf = (id: string) => timelineEvents.find((event) => event.id === id)?.title ?? "";
  const entries: Entry[] = [
    ...EVIDENCE_RECORDS.map((record) => ({
      id: `evidence ${record.id}`,
      names: [record.title, titleOf(record.eventId), record.eventId.replaceAll("-", " ")].join(" "),
      words: [record.grading.statement, record.analysis, ...record.biblicalVerses].join(" "),
      tell: () => ofRecord(record),
    })),
    ...discoveries.map((discovery) => ({
      id: `discovery ${discovery.id}`,
      names: [discovery.title, ...(discovery.askedAs ?? [])].join(" "),
      words: [
        discovery.description,
        discovery.location,
        discovery.grading.statement,
        ...discovery.biblicalReferences,
      ].join(" "),
      tell: () => ofDiscovery(discovery),
    })),
  ];
  const index = new MiniSearch<Entry>({
    fields: ["names", "words"],
    searchOptions: { boost: { names: 4 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(entries);
  return { index, entries };
});

/**
 * What the site holds about an event, find or claim, the nearest first, each with its grade, sources
 * and critics. Nothing found is an empty list, with what there is in `note`.
 */
export function findEvidence(about: string): z.infer<typeof evidenceOutput> {
  const { index, entries } = getIndex();
  const hits = index.search(about);
  const least = (hits[0]?.score ?? 0) * WORTH_NAMING;
  const found = hits
    .filter(({ score }) => score >= least)
    .slice(0, MAX_EVIDENCE)
    .flatMap(({ id }) => entries.filter((entry) => entry.id === id).map(({ tell }) => tell()));
  const titles = [...new Set([...EVIDENCE_RECORDS, ...discoveries].map(({ title }) => title))];
  return {
    found,
    note: found.length > 0 ? null : `Nothing is held about that. There is: ${titles.join("; ")}.`,
  };
}
