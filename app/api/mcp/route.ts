import { methods } from "@/lib/http/route";
import { mcpHandler } from "@/lib/mcp/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: mcpHandler });
