import { methods } from "@/lib/http/route";
import { answerCheckForm } from "@/lib/quotation-check/answer-form";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // Whoever opens the address of an answered form again starts anew.
  GET: async () => new Response(null, { status: 303, headers: { Location: "/check" } }),
  POST: answerCheckForm,
});
