/** What became of an address that was asked for. */
export interface LinkAnswer {
  address: string;
  /**
   * "answers"; "refuses" where the site turns programs away, so that only a person can tell;
   * "gone" where the page is not there or nobody answers.
   */
  state: "answers" | "refuses" | "gone";
  /** "404", or why nobody answered. */
  detail: string;
}

export interface AskOptions {
  /** How long one address may take, in ms. */
  deadlineMs: number;
  /** How many are under way at a time. */
  atOnce: number;
}

/** Statuses by which publishers and museums turn away programs, not readers. */
const TURNED_AWAY = [401, 403, 406, 418, 429, 503];
/** Statuses by which a server says that it does not know HEAD. */
const NO_HEAD = [400, 403, 404, 405, 406, 501];

async function ask(address: string, method: "HEAD" | "GET", signal: AbortSignal): Promise<number> {
  const response = await fetch(address, {
    method,
    redirect: "follow",
    headers: { "user-agent": "Mozilla/5.0 (compatible; link check)", accept: "text/html,*/*" },
    signal,
  });
  await response.body?.cancel();
  return response.status;
}

/** Why a request failed, in the words of what lies beneath it. */
function toReason(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string }; message?: string };
  return cause?.message || message || String(error);
}

async function askLink(address: string, deadlineMs: number): Promise<LinkAnswer> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    let status = await ask(address, "HEAD", signal);
    if (NO_HEAD.includes(status)) status = await ask(address, "GET", signal);
    const state = status < 400 ? "answers" : TURNED_AWAY.includes(status) ? "refuses" : "gone";
    return { address, state, detail: String(status) };
  } catch (error) {
    const detail = signal.aborted ? `no answer in ${deadlineMs / 1000} s` : toReason(error);
    return { address, state: "gone", detail };
  }
}

/** Asks every address, `atOnce` at a time; the answers stand in the order of the addresses. */
export async function askLinks(
  addresses: readonly string[],
  { deadlineMs, atOnce }: AskOptions,
): Promise<LinkAnswer[]> {
  const answers: LinkAnswer[] = [];
  let next = 0;
  async function work(): Promise<void> {
    while (next < addresses.length) {
      const at = next++;
      answers[at] = await askLink(addresses[at] as string, deadlineMs);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
