import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { getLlmsText } from "@/lib/site/llms-text";

export const dynamic = "force-static";

export const GET = () =>
  new Response(getLlmsText(), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": IMMUTABLE_TEXT },
  });
