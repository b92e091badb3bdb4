import { answerWorker } from "@/lib/offline/serve-worker";

// Asked anew each time, so that an operator's switch shows at once.
export const dynamic = "force-dynamic";

export const GET = answerWorker;
