import type { Answer } from "./answers";
import type { Shot } from "./shot";

// What an answer to hostile input must be like, whatever the input.

/**
 * Above this an answer counts as slow, in milliseconds; an import may take as long as the site
 * gives it.
 */
const SLOW_MS = 5_000;
const SLOW_IMPORT_MS = 20_000;

/**
 * What no answer may hold: traces of code, of the database, of the machine. Words that a visitor
 * sent may come back.
 */
const LEAKS: readonly RegExp[] = [
  // In JSON a line break stands as two characters.
  /(?:\n|\\n)\s+at \S+.*:\d+:\d+/,
  /node_modules|webpack|\.next[/\\]/,
  /Prisma|PrismaClient|P20\d\d/,
  /invalid input syntax|violates .{0,40}constraint|syntax error at|relation "/,
  /\b(?:chat_turns|started_plans|idempotent_writes|collection_verses|transfer_codes|rate_limits|address_salts|token_hash)\b/,
  /postgres(?:ql)?:\/\//,
];

/** What a checked answer is judged with. */
export interface Court {
  /** Words that no answer may hold: passwords, folders, other visitors' words. */
  secrets: readonly string[];
}

/** Everything a shot said, so that what comes back of it is no leak. */
function saidBy({ target, body, headers }: Shot): string {
  let path = target;
  try {
    path = decodeURIComponent(target.replaceAll("+", " "));
  } catch {
    // As it stands, then.
  }
  return [target, path, body?.toString() ?? "", JSON.stringify(headers)].join("\n");
}

/**
 * True for an answer of 5xx that the site has said it may give: 503 with Retry-After, 501 to a
 * method nobody knows.
 */
function isDeclared({ status, headers }: Answer): boolean {
  return (status === 503 && headers["retry-after"] !== undefined) || status === 501;
}

function isProblem({ status, headers, text }: Answer, isHead: boolean): boolean {
  if (!headers["content-type"]?.startsWith("application/problem+json")) return false;
  if (isHead) return true;
  try {
    const problem: { type?: string; status?: number; detail?: unknown } = JSON.parse(text);
    const isSaid = typeof problem.detail === "string" && problem.detail !== "";
    return problem.type === "about:blank" && problem.status === status && isSaid;
  } catch {
    return false;
  }
}

/** True for an error of JSON-RPC, in which the Model Context Protocol tells what is wrong. */
function isRpcError({ headers, text }: Answer): boolean {
  if (!headers["content-type"]?.startsWith("application/json")) return false;
  try {
    const { jsonrpc, error } = JSON.parse(text) as { jsonrpc?: string; error?: { code?: unknown } };
    return jsonrpc === "2.0" && typeof error?.code === "number";
  } catch {
    return false;
  }
}

/**
 * How documents begin that are written as text (lib/embeds, lib/handouts), where everything that
 * was asked has to be escaped; Next's pages have no line break there.
 */
const WRITTEN = /^<!DOCTYPE html>\n<html lang="en"/;
/** The one script that such a document names. */
const OWN_SCRIPT = '<script src="/print-button.js" defer></script>';

/** What such a document holds that none of ours has: scripts, handlers, addresses that run. */
function foreignMarkup(html: string): string[] {
  const rest = html.replace(OWN_SCRIPT, "").replace(/<style>[\s\S]*?<\/style>/, "");
  const tags = rest.match(/<[a-z!/][^>]*>/gi) ?? [];
  const foreign = tags.find(
    (tag) =>
      /^<\/?(?:script|iframe|object|embed|base|img|style|marquee)\b/i.test(tag) ||
      /\s(?:on\w+|style|srcdoc)\s*=/i.test(tag.replaceAll(/"[^"]*"/g, "")) ||
      /(?:href|src|action)="(?!\/(?!\/)|https?:\/\/)/i.test(tag),
  );
  return foreign ? [`holds ${foreign.slice(0, 60)}`] : [];
}

/** What is wrong with this answer to this shot, a few words each; nothing when all is well. */
export function judge(shot: Shot, answer: Answer, { secrets }: Court): string[] {
  const { status, headers, text, ms } = answer;
  if (status === 0) return shot.mayBeSilent || shot.breaksOff ? [] : ["no answer"];
  const wrongs: string[] = [];
  if (status >= 500 && !isDeclared(answer)) wrongs.push(`undeclared ${status}`);
  const isOfApi = /^\/api(?:[/?]|$)/.test(shot.target);
  const isOfMcp = /^\/api\/mcp(?:[/?]|$)/.test(shot.target);
  const isTold = isProblem(answer, shot.method === "HEAD") || (isOfMcp && isRpcError(answer));
  if (status >= 400 && isOfApi && !isTold) {
    wrongs.push(`${status} without a problem (${headers["content-type"] ?? "no type"})`);
  }
  if (WRITTEN.test(text)) wrongs.push(...foreignMarkup(text));
  const limit = shot.target.includes("/import") ? SLOW_IMPORT_MS : SLOW_MS;
  if (ms > limit) wrongs.push(`slower than ${limit / 1000} s`);
  if (Object.keys(headers).some((name) => name === "x-injected"))
    wrongs.push("a header was injected");
  const said = saidBy(shot);
  for (const leak of LEAKS) {
    const [found] = leak.exec(text) ?? [];
    if (found !== undefined && !said.includes(found.trim())) wrongs.push(`leaks “${found.trim()}”`);
  }
  for (const secret of secrets) {
    if (text.includes(secret) && !said.includes(secret)) wrongs.push("leaks a secret");
  }
  return wrongs;
}

/** True when the site says that it has done what was asked. */
export const isAccepted = ({ status }: Answer): boolean => status >= 200 && status < 400;
/**
 * True when it says that it has not, so that nothing may be written. A 503 says only that it did
 * not know in time.
 */
export const isRefused = ({ status }: Answer): boolean =>
  status >= 400 && status !== 503 && status !== 504;

/**
 * True unless all that was said about this shot rules out that it wrote: it only asked, or was
 * refused.
 */
function mayHaveWritten({ method }: Shot, answers: readonly Answer[]): boolean {
  const isRead = method === "GET" || method === "HEAD" || method === "OPTIONS";
  return !isRead && !answers.every(isRefused);
}

/**
 * What is wrong with a batch after which these tables were not as before; nothing when one of its
 * shots may rightly have changed them. `answers[n]` belong to `shots[n]`.
 */
export function faultOfBatch(
  shots: readonly Shot[],
  answers: readonly (readonly Answer[])[],
  changed: readonly string[],
): string | null {
  if (changed.length === 0) return null;
  if (shots.some((shot, at) => mayHaveWritten(shot, answers[at] ?? []))) return null;
  const isAllRefused = answers.every((given) => given.every(isRefused));
  return `${isAllRefused ? "refused" : "only read"}, yet ${changed.join(", ")} changed`;
}
