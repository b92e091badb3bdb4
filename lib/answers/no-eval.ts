// Imported before the AI SDK in a browser. Its schema library probes for eval, which our CSP
// forbids, and each attempt would be reported.
import { config } from "zod/mini";

config({ jitless: true });
