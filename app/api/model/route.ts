import { methods, route } from "@/lib/http/route";
import { modelState } from "@/lib/model/contract";
import { configuredModel } from "@/lib/model/provider";

/** Whether the operator has set up a language model: pages offer to do without one only then. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    response: modelState,
    handle: async () => ({ available: configuredModel() !== null }),
  }),
});
