import { ms, percentile, table } from "../measure";
import { Visitor, type VisitorAnswer } from "./visitor";

// Many newcomers ask at the same moment, while somebody else reads a page.

/** The bars: of the page's 99th percentile and of the median first words, in milliseconds. */
const PAGE_P99_MS = 150;
const FIRST_WORDS_MS = 100;
const PAGE = "/bible";
const QUESTIONS = [
  "Who was Ruth?",
  "What does the Bible say about forgiveness?",
  "Where was Jesus born?",
  "How can I find peace when I am afraid?",
  "What happened at Jericho?",
  "Who wrote the Psalms?",
  "What is faith?",
  "Why do the innocent suffer?",
  "What does John 3:16 say?",
  "Who was the father of King David?",
];

async function askAll(origin: string, count: number): Promise<VisitorAnswer[]> {
  const visitors = Array.from({ length: count }, () => new Visitor(origin));
  try {
    return await Promise.all(
      visitors.map((visitor, at) =>
        visitor.ask("/api/chat", {
          method: "POST",
          body: { question: QUESTIONS[at % QUESTIONS.length], conversationId: null },
          headers: { Accept: "text/event-stream" },
          until: '"type":"text-delta"',
        }),
      ),
    );
  } finally {
    for (const visitor of visitors) visitor.close();
  }
}

const isWhole = ({ status, text }: VisitorAnswer) =>
  status === 200 && text.includes('"type":"finish"') && !text.includes('"type":"error"');

/** Reads the page one request at a time until told to stop. Gives the milliseconds of each. */
async function readPage(origin: string, isDone: () => boolean): Promise<number[]> {
  const reader = new Visitor(origin);
  const times: number[] = [];
  while (!isDone()) {
    // As every browser asks.
    const { status, totalMs } = await reader.ask(PAGE, { headers: { "Accept-Encoding": "br" } });
    if (status !== 200) throw new Error(`${PAGE} answered ${status}`);
    times.push(totalMs);
  }
  reader.close();
  return times;
}

/** Waves of so many chats at the same moment; `errors` counts answers that were not whole. */
async function measureChats(origin: string, atOnce: number, waves: number) {
  await askAll(origin, 2);
  let isDone = false;
  const reading = readPage(origin, () => isDone);
  const answers: VisitorAnswer[] = [];
  const wallMs: number[] = [];
  for (let wave = 0; wave < waves; wave++) {
    const started = performance.now();
    answers.push(...(await askAll(origin, atOnce)));
    wallMs.push(performance.now() - started);
  }
  isDone = true;
  const page = await reading;
  const statuses = new Map<number, number>();
  for (const answer of answers) {
    if (!isWhole(answer)) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  return {
    first: answers.filter(isWhole).map(({ firstMs }) => firstMs),
    errors: [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ") || "none",
    page,
    wallMs: wallMs.reduce((sum, time) => sum + time, 0) / waves,
  };
}

/** Chats alone, then more and more at the same moment. */
export async function chatTable(origin: string, sizes: readonly number[]): Promise<string> {
  const rows: string[][] = [];
  for (const size of sizes) {
    const { first, errors, page, wallMs } = await measureChats(origin, size, size === 1 ? 50 : 5);
    rows.push([
      String(size),
      errors,
      ms(percentile(first, 0.5)),
      ms(percentile(first, 0.99)),
      ms(wallMs),
      String(page.length),
      ms(percentile(page, 0.5)),
      ms(percentile(page, 0.99)),
    ]);
  }
  return `Bars: first words ${FIRST_WORDS_MS} ms (median of one chat), page ${PAGE_P99_MS} ms (p99 beside 100 chats)\n\n${table(
    [
      [
        "chats at once",
        "errors",
        "first words p50, ms",
        "p99",
        "all done, ms",
        `reads of \`${PAGE}\``,
        "its p50, ms",
        "its p99",
      ],
      ...rows,
    ],
  )}`;
}
