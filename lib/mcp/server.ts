import "server-only";
// The site as a server of the Model Context Protocol: its tools, told to a model.
import { McpServer } from "@modelcontextprotocol/server";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { API_VERSION } from "@/lib/open-api/constants";
import { CHECK_DEADLINE_MS } from "@/lib/quotation-check/constants";
import { site } from "@/lib/site/creator";
import { INSTRUCTIONS } from "./constants";
import { pageAddress } from "./quoted";
import {
  checkInput,
  checkOutput,
  evidenceInput,
  evidenceOutput,
  linksInput,
  linksOutput,
  passageInput,
  passageOutput,
  searchInput,
  searchOutput,
  wordsInput,
  wordsOutput,
} from "./schema";
import { type McpTool, titleOfTool } from "./tool-names";

/** Every tool only reads, and reads nothing but what is the same for everybody. */
const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
const QUOTE =
  "Quote only from `text` of the result, letter for letter, with reference and translation.";

/** The answer of a tool: for programs, and the same as text for models that read nothing else. */
function told<Answer extends Record<string, unknown>>(answer: Answer) {
  return {
    structuredContent: answer,
    content: [{ type: "text" as const, text: JSON.stringify(answer) }],
  };
}

/** What the model is told when a tool could not answer. Nothing of our own mistakes leaks. */
function failed(error: unknown, tool: McpTool) {
  if (!(error instanceof AppError))
    log.error({ err: error, where: `mcp ${tool}` }, "unexpected error");
  const text = error instanceof AppError ? error.message : "Something went wrong on our side.";
  return { isError: true, content: [{ type: "text" as const, text }] };
}

/**
 * Runs what answers a call: under a deadline (its own, or that of any answer), or as soon as the
 * texts are there.
 */
type Run = <Answer>(answer: () => Promise<Answer>, deadlineMs?: number) => Promise<Answer>;

/** Only with the first call: a client that asks what there is does not wait for all of it. */
const loadTools = () => import("./tools");

/**
 * A server with all tools, for one request (whose sender's checks are counted) or one connection.
 */
export function createMcpServer(run: Run, from?: Request): McpServer {
  const server = new McpServer(
    {
      name: "truth-uncovered",
      title: site.title,
      version: API_VERSION,
      websiteUrl: pageAddress("/developers"),
    },
    { instructions: INSTRUCTIONS },
  );

  const answering =
    <Input, Answer extends Record<string, unknown>>(
      tool: McpTool,
      answer: (input: Input) => Promise<Answer>,
      deadlineMs?: number,
    ) =>
    async (input: Input) => {
      try {
        return told(await run(() => answer(input), deadlineMs));
      } catch (error) {
        return failed(error, tool);
      }
    };

  server.registerTool(
    "get_passage",
    {
      title: titleOfTool("get_passage"),
      description: `A verse or passage of the Bible by its reference, to the letter. Call it before quoting anything. ${QUOTE} A reference that does not exist is an error that says what there is.`,
      inputSchema: passageInput,
      outputSchema: passageOutput,
      annotations: READS,
    },
    answering("get_passage", async (input: z.output<typeof passageInput>) =>
      (await loadTools()).readPassage(input),
    ),
  );
  server.registerTool(
    "search_scripture",
    {
      title: titleOfTool("search_scripture"),
      description: `Finds verses by words, an exact phrase, a reference or what is meant. ${QUOTE} No verse found means that none has it.`,
      inputSchema: searchInput,
      outputSchema: searchOutput,
      annotations: READS,
    },
    answering("search_scripture", async (input: z.output<typeof searchInput>) =>
      (await loadTools()).searchScripture(input),
    ),
  );
  server.registerTool(
    "check_quotation",
    {
      title: titleOfTool("check_quotation"),
      description:
        "Judges every quotation and reference of a text: word for word a verse, with other words in it, of another place, no such verse, no scripture at all. Check an answer of your own with it before you give it, and what others claim the Bible says. Put right what it finds.",
      inputSchema: checkInput,
      outputSchema: checkOutput,
      annotations: READS,
    },
    answering(
      "check_quotation",
      async (input: z.output<typeof checkInput>) => (await loadTools()).checkQuotation(input, from),
      CHECK_DEADLINE_MS,
    ),
  );
  server.registerTool(
    "original_words",
    {
      title: titleOfTool("original_words"),
      description: `The Hebrew, Aramaic or Greek words of a passage: lemma, meaning, form in plain words, and what each became in the translation. ${QUOTE} Say of a word only what stands here.`,
      inputSchema: wordsInput,
      outputSchema: wordsOutput,
      annotations: READS,
    },
    answering("original_words", async (input: z.output<typeof wordsInput>) =>
      (await loadTools()).readOriginalWords(input),
    ),
  );
  server.registerTool(
    "cross_references",
    {
      title: titleOfTool("cross_references"),
      description: `Verses that belong to a verse, the closest first, each with why: it quotes it, tells the same event, says nearly the same. ${QUOTE}`,
      inputSchema: linksInput,
      outputSchema: linksOutput,
      annotations: READS,
    },
    answering("cross_references", async (input: z.output<typeof linksInput>) =>
      (await loadTools()).readLinks(input),
    ),
  );
  server.registerTool(
    "evidence_for",
    {
      title: titleOfTool("evidence_for"),
      description:
        "What archaeology and history say for and against an event, find or claim: a grade with what it was computed from, sources, and critics. Give the critics their say whenever you give the grade, and name both scores.",
      inputSchema: evidenceInput,
      outputSchema: evidenceOutput,
      annotations: READS,
    },
    answering("evidence_for", async ({ about }: z.output<typeof evidenceInput>) =>
      (await loadTools()).findEvidence({ about }),
    ),
  );
  return server;
}
