import { escapeXml } from "@/lib/xml";
import { CHECK_RESULT_PATH, PROBLEM_ID, RESULT_ID, TEXT_ID } from "./constants";

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
/** The one script that an answered form keeps: it sets the theme before anything is seen. */
const SETS_THEME = /^<script(?![^>]*\ssrc=)[^>]*>[\s\S]*truth-uncovered-theme/;
const DATA_BLOCK = /^<script[^>]*application\/ld\+json/i;
const SCRIPT_LINK = /<link\b(?=[^>]*(?:as="script"|rel="modulepreload"))[^>]*>/gi;
const RESULT = new RegExp(`(<div\\b[^>]*\\bid="${RESULT_ID}"[^>]*>)(</div>)`);
const FIELD = new RegExp(`(<textarea\\b[^>]*\\bid="${TEXT_ID}"[^>]*)>[^<]*(</textarea>)`);

/** What a form sent and what is answered to it. */
export interface AnsweredForm {
  text: string;
  /** The result, or what went wrong. */
  html: string;
  isProblem: boolean;
}

/** The page of the form without its scripts, which would take it for an empty one. Pure. */
export function toShell(page: string): string {
  return page
    .replace(SCRIPT, (script) => (SETS_THEME.test(script) || DATA_BLOCK.test(script) ? script : ""))
    .replace(SCRIPT_LINK, "");
}

/** Where there is no build: the form with what it needs. */
const BARE_SHELL = [
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Check Quotations</title></head>',
  `<body><main><h1>Check Quotations</h1><form action="${CHECK_RESULT_PATH}" method="post"><label for="${TEXT_ID}">Text</label><br>`,
  `<textarea id="${TEXT_ID}" name="text" rows="12" cols="80"></textarea><br><button type="submit">Check</button></form>`,
  `<div id="${RESULT_ID}"></div></main></body></html>`,
].join("");

/**
 * The page that answers a form sent without scripts: that of the form, with the text still in it and
 * what was found. `shell` is empty where nothing was built. Pure.
 */
export function toResultPage(shell: string, { text, html, isProblem }: AnsweredForm): string {
  const invalid = isProblem ? ` aria-invalid="true" aria-errormessage="${PROBLEM_ID}"` : "";
  // A line break right after the tag is not part of a field's text.
  const field = (_all: string, open: string, close: string) =>
    `${open}${invalid}>\n${escapeXml(text)}${close}`;
  return (shell || BARE_SHELL)
    .replace(FIELD, field)
    .replace(RESULT, (_all, open: string, close: string) => `${open}${html}${close}`);
}
