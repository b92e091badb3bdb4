// Imported before the AI SDK in a browser. Its schema checker tries eval once to see whether it
// may; the policy of our pages forbids it, and every try is reported.
import { config } from "zod/mini";

config({ jitless: true });
