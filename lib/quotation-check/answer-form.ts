import "server-only";
import { toAppError, toInvalidRequest } from "@/lib/http/problem";
import { readForm } from "@/lib/http/read-request";
import { placeOf, withDeadline } from "@/lib/http/route";
import { CHECK_DEADLINE_MS, MAX_FORM_BYTES } from "./constants";
import { toProblemHtml } from "./problem-html";
import { toResultHtml } from "./result-html";
import { toResultPage } from "./result-page";
import { checkBody } from "./schema";
import { checkQuotations } from "./service";

/** The page of /check without its scripts, put into the build by scripts/build-site.ts. */
const SHELL = process.env.CHECK_PAGE ?? "";

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
};

/** Browsers send line ends of a field as two characters. */
const withPlainLines = (text: string) => text.replace(/\r\n?/g, "\n");

/**
 * Answers the form of /check: with the page and the text still in it, or, asked with `?part=result`,
 * with the result alone. What fails is said in its place, with the status of the problem that the
 * API would answer.
 */
export async function answerCheckForm(request: Request): Promise<Response> {
  const isPart = new URL(request.url).searchParams.get("part") === "result";
  let text = "";
  const respond = (html: string, status: number, headers: Record<string, string> = {}) =>
    new Response(isPart ? html : toResultPage(SHELL, { text, html, isProblem: status !== 200 }), {
      status,
      headers: { ...HEADERS, ...headers },
    });
  try {
    const form = await readForm(request, MAX_FORM_BYTES);
    text = withPlainLines(form.get("text") ?? "");
    const parsed = checkBody.safeParse({ text });
    if (!parsed.success) throw toInvalidRequest(parsed.error);
    const checked = await withDeadline(
      checkQuotations(parsed.data.text, { from: request }),
      CHECK_DEADLINE_MS,
    );
    return respond(toResultHtml(text, checked), 200);
  } catch (error) {
    const { status, message, retryAfter } = toAppError(error, await placeOf(request));
    return respond(toProblemHtml(message), status, {
      ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
    });
  }
}
