import * as meditation from "@/app/api/ai/generate-meditation/route";
import * as poem from "@/app/api/ai/generate-poem/route";
import * as prayer from "@/app/api/ai/generate-prayer/route";
import * as context from "@/app/api/biblical-context/route";
import * as chat from "@/app/api/chat/route";
import * as exporting from "@/app/api/workspace/export/route";
import * as importing from "@/app/api/workspace/import/route";
import { MODEL_LIMITS } from "@/lib/model/stream";

/** How long an answer that was given is tried to be kept, after it has ended. */
const KEEPING_MS = 10_000;

test.each([
  ["chat", chat, MODEL_LIMITS.totalMs + KEEPING_MS],
  ["biblical-context", context, MODEL_LIMITS.totalMs + KEEPING_MS],
  ["generate-poem", poem, MODEL_LIMITS.totalMs + KEEPING_MS],
  ["generate-prayer", prayer, MODEL_LIMITS.totalMs + KEEPING_MS],
  ["generate-meditation", meditation, MODEL_LIMITS.totalMs + KEEPING_MS],
  ["export", exporting, 60_000],
  ["import", importing, 60_000],
])("a function that answers %s may run as long as its answer may take", (_name, route, ms) => {
  expect("maxDuration" in route && Number(route.maxDuration) * 1_000).toBeGreaterThanOrEqual(ms);
});
